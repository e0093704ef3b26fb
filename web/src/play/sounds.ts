// Sounds belong to the pages; the table only says what is heard.

export type SoundName = 'card' | 'step' | 'capture' | 'deal' | 'turn' | 'win';

type Player = { play: (name: SoundName) => void };
const found = import.meta.glob<Player>('../sound/index.ts');

export function sound(name: SoundName): void {
  void found['../sound/index.ts']?.().then((player) => player.play(name));
}
