import { questionIn } from "./hear/questions.ts";
for (const t of ["When I was a child I played.","What time do you get up","what you like","how old are you","What kind of music do you like?","When do you eat","Which film is the best","I like tea, and you","Do you like it","What a day.","Where my mother was a teacher"]) console.log(t, "->", questionIn(t));
