// The version of Tockwork that this page belongs to: a review is frozen by it, among other things.

declare const TOCKWORK_VERSION: string;

export const VERSION = TOCKWORK_VERSION;
