import type { Topic } from "@salida/rules/topics.ts";
import type { Prose } from "./prose.ts";
import { aliens } from "./topics/aliens.ts";
import { ancient } from "./topics/ancient.ts";
import { animals } from "./topics/animals.ts";
import { anime } from "./topics/anime.ts";
import { arts } from "./topics/arts.ts";
import { conspiracy } from "./topics/conspiracy.ts";
import { culture } from "./topics/culture.ts";
import { entertainment } from "./topics/entertainment.ts";
import { fashion } from "./topics/fashion.ts";
import { food } from "./topics/food.ts";
import { futuristic } from "./topics/futuristic.ts";
import { games } from "./topics/games.ts";
import { geography } from "./topics/geography.ts";
import { history } from "./topics/history.ts";
import { horror } from "./topics/horror.ts";
import { languages } from "./topics/languages.ts";
import { literature } from "./topics/literature.ts";
import { medieval } from "./topics/medieval.ts";
import { movies } from "./topics/movies.ts";
import { murder } from "./topics/murder.ts";
import { music } from "./topics/music.ts";
import { mystery } from "./topics/mystery.ts";
import { myths } from "./topics/myths.ts";
import { otaku } from "./topics/otaku.ts";
import { other } from "./topics/other.ts";
import { romance } from "./topics/romance.ts";
import { science } from "./topics/science.ts";
import { scienceFiction } from "./topics/science-fiction.ts";
import { sports } from "./topics/sports.ts";
import { superheroes } from "./topics/superheroes.ts";
import { survival } from "./topics/survival.ts";
import { technology } from "./topics/technology.ts";
import { travel } from "./topics/travel.ts";
import { universe } from "./topics/universe.ts";

/** What the partner has to say on each topic. */
export const partnerProse: Record<Topic, Prose> = {
  ALIENS: aliens,
  ANCIENT: ancient,
  ANIMALS: animals,
  ANIME: anime,
  ARTS: arts,
  CONSPIRACY: conspiracy,
  CULTURE: culture,
  ENTERTAINMENT: entertainment,
  FASHION: fashion,
  FOOD: food,
  FUTURISTIC: futuristic,
  GAMES: games,
  GEOGRAPHY: geography,
  HISTORY: history,
  HORROR: horror,
  LANGUAGES: languages,
  LITERATURE: literature,
  MEDIEVAL: medieval,
  MOVIES: movies,
  MURDER: murder,
  MUSIC: music,
  MYSTERY: mystery,
  MYTHS: myths,
  OTAKU: otaku,
  OTHER: other,
  ROMANCE: romance,
  SCIENCE: science,
  SCIENCE_FICTION: scienceFiction,
  SPORTS: sports,
  SUPERHEROES: superheroes,
  SURVIVAL: survival,
  TECHNOLOGY: technology,
  TRAVEL: travel,
  UNIVERSE: universe,
};
