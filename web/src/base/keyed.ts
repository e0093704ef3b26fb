// Whether the person works by keyboard or screen reader just now, or with mouse and finger.

export const keyed = { now: false };

addEventListener('keydown', () => (keyed.now = true), true);
addEventListener('pointerdown', () => (keyed.now = false), true);
// A screen reader presses buttons without any key or pointer being seen here.
addEventListener('click', (event) => (keyed.now ||= event.detail === 0), true);
