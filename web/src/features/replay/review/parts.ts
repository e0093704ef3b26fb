// All that a replay needs for its review, in one piece that is fetched when a user wants it.

export { default as MomentChances } from './MomentChances.svelte';
export { default as ReviewAccount } from './ReviewAccount.svelte';
export { default as ReviewPanel } from './ReviewPanel.svelte';
export { Moments } from './moments';
export { GameReview } from './review.svelte';
