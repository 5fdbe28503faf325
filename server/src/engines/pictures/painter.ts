/** Who paints pictures that are not composed. What comes of it is unchecked. */
export interface Painter {
  /** `provider:model`. */
  name: string;
  /** Whether it has not failed just now. */
  ready(): boolean;
  /** A picture of its standard size as WebP, made anew from what came, with nothing else in it. Throws a `TextFault`. */
  paint(brief: string): Promise<Uint8Array>;
}

/** Looks after pictures as models with eyes take them. */
export interface Optician {
  /** A picture of so many discs of one colour, to find out who has eyes. */
  chart(count: number, colour: string): Promise<Uint8Array>;
  /** A picture as JPEG, which every model with eyes reads. */
  asJpeg(picture: Uint8Array): Promise<Uint8Array>;
}
