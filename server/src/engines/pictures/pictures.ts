import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { Scene } from "./scene.ts";

/** A picture that can be asked for; how far a seed decides it is the engine's matter. */
export interface PictureWish {
  topic: Topic;
  level: LevelName;
  seed: string;
}

/** What is known of a picture, and one way to say it at its level. */
export interface KnownPicture {
  scene: Scene;
  reference: string;
}

export interface Picture {
  bytes: Buffer;
  /** Its media type. */
  type: "image/webp";
}

/** Where pictures come from. */
export interface Pictures {
  /** What a picture shows, without drawing it. */
  know(wish: PictureWish): KnownPicture;
  /** One way to say at its level what a scene shows. */
  tell(scene: Scene): string;
  draw(wish: PictureWish): Promise<Picture>;
}
