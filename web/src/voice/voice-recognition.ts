/** What of the browser's own speech recognition is used here. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: (event: Pick<SpeechRecognitionEvent, "results">) => void;
  onerror: (event: Pick<SpeechRecognitionErrorEvent, "error">) => void;
  onend: () => void;
  start(): void;
  stop(): void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Whether this browser has a recognition of its own. That it works is only known once it is tried. */
export function canRecognise(): boolean {
  return recogniser() !== undefined;
}

function recogniser() {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

interface Listener {
  /** Told all that was heard so far, whenever that changes; also a moment after the stop. */
  onWords: (words: string) => void;
  /** The browser cannot, or is not let. */
  onUnavailable: () => void;
}

/** Has the browser write down what the microphone hears, until the function it answers is called. */
export function recognise({ onWords, onUnavailable }: Listener): () => void {
  const Recogniser = recogniser();
  if (!Recogniser) return () => undefined;
  const recognition = new Recogniser();
  Object.assign(recognition, { lang: "en-US", continuous: true, interimResults: true });
  let wanted = true;
  // it ends by itself after a pause, and its next results begin anew
  let [before, now, silent] = ["", "", false];
  recognition.onresult = ({ results }) => {
    now = wordsOf(results);
    onWords(joined([before, now]));
  };
  recognition.onerror = ({ error }) => {
    silent = error === "no-speech";
  };
  recognition.onend = () => {
    if (!wanted) return;
    // what ends without having heard anything would end again
    if (now === "" && !silent) return onUnavailable();
    [before, now, silent] = [joined([before, now]), "", false];
    recognition.start();
  };
  recognition.start();
  return () => {
    wanted = false;
    recognition.stop();
  };
}

/** The likeliest reading of each stretch, one after the other. */
function wordsOf(results: SpeechRecognitionResultList): string {
  return joined(Array.from(results, (stretch) => stretch[0]?.transcript ?? ""));
}

function joined(parts: readonly string[]): string {
  return parts.join(" ").replaceAll(/\s+/g, " ").trim();
}
