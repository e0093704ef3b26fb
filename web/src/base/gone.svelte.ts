// Whether this browser had a user on the server and has none any more: its device was removed, or its
// person forgotten, from another device.

let gone = $state(false);

export const thisDevice = {
  get gone(): boolean {
    return gone;
  },
  note(said: boolean | undefined): void {
    gone = said === true;
  },
};
