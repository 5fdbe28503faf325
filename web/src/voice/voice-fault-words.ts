import { roomWords } from "#i18n/room-words.ts";
import type { RecorderFault } from "./recorder-fault.ts";

/** Why nothing can be recorded, and what to do about it. */
export const faultWords = roomWords("voice-faults", {
  en: {
    insecure:
      "Browsers only allow the microphone on secure pages, whose address begins with https. Write your message instead, and tell whoever runs this site.",
    unsupported: "This browser can't record. Write your message instead, or open the page in a newer one.",
    blocked:
      "The microphone is blocked for this page. Allow it in your browser, beside the page's address or in its settings, and then try again.",
    missing: "No microphone was found. Plug one in or switch it on, and then try again.",
    busy: "The microphone isn't answering. Close other programs that may be using it, and then try again.",
    failed: "The recording failed. Try again, or write your message instead.",
  } satisfies Record<RecorderFault, string>,
  es: {
    insecure:
      "Los navegadores solo permiten el micrófono en páginas seguras, cuya dirección empieza por https. Escribe tu mensaje y avisa a quien lleva este sitio.",
    unsupported: "Este navegador no puede grabar. Escribe tu mensaje o abre la página en uno más nuevo.",
    blocked:
      "El micrófono está bloqueado para esta página. Permítelo en tu navegador, junto a la dirección de la página o en sus ajustes, y vuelve a intentarlo.",
    missing: "No se encontró ningún micrófono. Conecta o enciende uno y vuelve a intentarlo.",
    busy: "El micrófono no responde. Cierra otros programas que puedan estar usándolo y vuelve a intentarlo.",
    failed: "La grabación falló. Vuelve a intentarlo o escribe tu mensaje.",
  },
});
