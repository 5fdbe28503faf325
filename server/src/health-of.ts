import type { Health } from "#http/health.ts";
import type { OutageLog } from "#http/outage-log.ts";
import type { Media } from "#media/media.ts";
import type { Store } from "#store/database.ts";
import { isDiskFull } from "#store/disk.ts";
import type { Settings } from "./env.ts";

interface Watched {
  store: Store;
  media: Media;
  outages: OutageLog;
}

/** Whether this process can serve, and what it does without. */
export function healthOf({ DATA_DIR }: Settings, { store, media, outages }: Watched): Health {
  return {
    async hindrance() {
      try {
        await store.look();
      } catch (error) {
        outages.tell(error);
        return "database";
      }
      return (await isDiskFull(DATA_DIR)) ? "disk" : undefined;
    },
    lacks: async () => ((await media.fault()) ? ["media"] : []),
  };
}
