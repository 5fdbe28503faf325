import { roomWords } from "#i18n/room-words.ts";

export const pictureWords = roomWords("description-picture", {
  en: {
    picture: "Picture to describe",
    larger: "See it larger",
    close: "Close the picture",
    failed: "The picture didn't load.",
    retry: "Try again",
  },
  es: {
    picture: "Imagen para describir",
    larger: "Ver más grande",
    close: "Cerrar la imagen",
    failed: "No se pudo cargar la imagen.",
    retry: "Reintentar",
  },
});
