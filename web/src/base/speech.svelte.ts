// Sentences read aloud by the browser, in the language of the page, where this device has a voice for it.

const engine: SpeechSynthesis | undefined = globalThis.speechSynthesis;
let voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

// Browsers learn of their voices some time after the page is there.
const look = (): void => void (voices = engine?.getVoices() ?? []);
look();
engine?.addEventListener?.('voiceschanged', look);

/** A voice of this device; some browsers also offer those of a service elsewhere, which would send the words there. */
const voiceOf = (language: string): SpeechSynthesisVoice | undefined =>
  voices.find((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === language);

export const speech = {
  can: (language: string): boolean => voiceOf(language) !== undefined,

  /** Reads it now; what is being read ends. */
  say(text: string, language: string): void {
    const voice = voiceOf(language);
    if (!engine || !voice) return;
    engine.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    // Children follow more easily.
    words.rate = 0.9;
    engine.speak(words);
  },

  stop: (): void => engine?.cancel(),
};
