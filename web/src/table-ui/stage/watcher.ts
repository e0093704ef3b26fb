// Those who watch have no seat: what one of them says is kept under this one.

export const WATCHER = -1;
