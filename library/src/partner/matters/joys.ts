import type { Matter } from "./matter.ts";

/** What is good to tell; it is heard before what has no tone. */
export const joys: readonly Matter[] = [
  {
    name: "my birthday",
    heard:
      "\\b(?:today|it|tomorrow|yesterday) (?:is|was|'s) my (?:\\w+ )?birthday\\b|\\bmy birthday (?:is|was) (?:today|yesterday|tomorrow|on|last|this)|\\bit'?s my birthday",
    spanish: "es mi cumpleaños|mi cumpleaños es",
    tone: "glad",
    says: [
      "Happy birthday! | Oh, happy birthday! I wish you a good year.",
      "Happy birthday, and a very good year to you! | Oh, happy birthday! I hope there is cake.",
    ],
    asks: [
      "Will there be a cake? | What do you want for your birthday? | Who will be there?",
      "How do you like to celebrate? | What would you like as a present? | Who will be there?",
    ],
  },
  {
    name: "exam passed",
    heard:
      "\\b(?:i|we|my \\w+|he|she) (?:\\w+ )?(?:passed|aced|have passed)\\b|\\b(?:good|great|best|high|excellent) (?:marks?|grades?|notes?|scores?|results?)\\b|\\bi (?:\\w+ )?(?:got|have|took|had|get) (?:an? )?(?:\\d+(?:[.,]\\d+)?|a\\+?)(?: (?:out of|in|on|of|from) .{1,25})?(?:\\s*!|[.!]*$| in (?:the|my) (?:exam|test))|\\b(?:finished|got) my (?:degree|master|studies|thesis|diploma)\\b|\\bgraduat(?:ed|ion)\\b|\\bdriving licen[cs]e\\b",
    spanish: "aprob[eé]|he aprobado|buena nota|me gradu",
    tone: "glad",
    says: [
      "Well done! I am happy for you. | Great news! Well done! | That is great! You worked for it.",
      "Congratulations, you've earned it! | Well done, that's great news. | That's wonderful, congratulations!",
      "Congratulations, and richly deserved! | Well done; that must be a weight off your mind.",
    ],
    asks: [
      "Who did you tell first? | How did you study for it? | What comes next?",
      "Who did you tell first? | How did you prepare for it? | How are you going to celebrate?",
      "Who was the first to hear? | What made the difference, do you think? | How will you mark the occasion?",
    ],
  },
  {
    name: "won",
    heard:
      "\\b(?:i|we|my \\w+(?: \\w+)?|our \\w+|they|he|she) (?:\\w+ )?(?:won|win|beat)\\b(?!'| (?:you|easily|if))|\\bwe are (?:the )?champions\\b|\\bfirst (?:prize|place)\\b|\\bgold medal\\b|\\bscored (?:a|the|two|three|\\d) \\w*goals?|\\bi scored\\b",
    spanish: "ganamos|gan[eé]|hemos ganado|gan[oó] (?:mi|el)",
    tone: "glad",
    says: [
      "Great! Well done! | What a good day! | That is great news!",
      "Congratulations! | Well done, that must have felt great. | That's great news!",
      "Congratulations, that must have been quite a moment. | Splendid news, well done!",
    ],
    asks: [
      "How did you feel at the end? | Who saw it with you? | Was it hard to win? | What did you do after that?",
      "What was the best moment? | How close was it? | How did you celebrate?",
      "What was the decisive moment? | How close did it get? | How was it celebrated?",
    ],
  },
  {
    name: "new job got",
    heard:
      "\\b(?:got|get|have|found|started|start|offered me) (?:the|a|my) (?:new |first |better )?(?:job|position|contract)\\b(?! interview)(?!.*\\b(?:problem|bad|stress|hate)\\b)|\\b(?:got|was|been) promoted\\b|\\bpromotion\\b|\\bgot a (?:raise|pay rise|scholarship)\\b|\\b(?:accepted|admitted) (?:me )?(?:in|to|at|into)\\b|\\bthey (?:hired|chose|accepted) me\\b",
    spanish: "(?:nuevo trabajo|me contrataron|me han cogido|ascenso|beca)",
    tone: "glad",
    says: [
      "Well done! That is great news. | Great! I am happy for you.",
      "Congratulations, that's great news! | Well done, I'm really happy for you.",
      "Congratulations; that's quite an achievement. | Wonderful news, I'm delighted for you.",
    ],
    asks: [
      "When do you start? | What will you do there? | Who did you tell first?",
      "When do you start? | What do you look forward to most? | Who was the first to hear?",
      "What are you looking forward to most? | What will change for you? | Who was the first to hear?",
    ],
  },
  {
    name: "baby",
    heard:
      "\\b(?:going to be (?:a |an |the )?(?:father|mother|dad|mum|mom|parents|aunt|uncle|grand\\w+)|pregnant|expecting|had a baby|have a baby|is having a baby|baby (?:boy|girl)|newborn|was born|is born|has been born|become (?:a |an )?(?:mother|father|aunt|uncle|grand\\w+|dad|mum|mom)|became (?:a |an )?(?:mother|father|aunt|uncle|grand\\w+|dad|mum|mom))\\b(?! in (?:§|\\d))",
    spanish: "embarazada|naci[oó] (?:mi|el|la)|tuvo un beb[eé]",
    tone: "glad",
    says: [
      "A baby! How wonderful! | Oh, a baby! I am so happy.",
      "A baby, how wonderful; congratulations! | Congratulations to you all!",
      "A baby, how wonderful; my congratulations to all of you! | What lovely news, congratulations!",
    ],
    asks: [
      "What is the name? | How is everybody? | Who will help at home?",
      "What about a name? | How is everybody doing? | What has surprised you most so far?",
      "How is everybody doing? | How did the name come about? | What has surprised you most so far?",
    ],
  },
  {
    name: "engaged",
    heard:
      "\\b(?:got|get|getting|we are|are) engaged\\b|\\b(?:i am|i'm|we are|we're|i will|we will|we are going to|i am going to|we) (?:get(?:ting)? )?(?:marry|married)\\b(?! (?:for|since|in|with))(?=.*\\b(?:soon|next|in \\w+|this|year|summer|!))|\\basked me to marry\\b|\\bpropos(?:ed|al)\\b|\\bi(?:'m|’m| am) (?:\\w+ )?in love\\b|\\bnew (?:boyfriend|girlfriend)\\b",
    spanish: "me caso|nos casamos|enamorad[oa]",
    tone: "glad",
    says: [
      "How wonderful! I am happy for you. | Oh, love! That is great news.",
      "How wonderful, I'm happy for you! | That's lovely news.",
      "How wonderful, I'm delighted for you. | What lovely news.",
    ],
    asks: [
      "How did you two meet? | What do you like most? | Who knows about it?",
      "How did the two of you meet? | What made you fall in love? | What do your families say?",
      "How did it come about? | What drew you to each other? | What do the families say?",
    ],
  },
  {
    name: "recovered",
    heard:
      "\\b(?:(?:he|she|it|i|everything|everybody|now it|all) (?:is|am|are|'s)(?: now| all)? (?:fine|ok|okay|all right|much better)(?! but\\b)(?<!(?:^|[.!?] )i(?: am|'m) (?:fine|ok|okay|all right))|got better|is better now|am better now|feel(?:s|ing)? better|recovered|cured|out of (?:the )?hospital|operation went well|came back home|found (?:my|our|him|her|it) again)\\b",
    spanish: "ya est[aá] mejor|se recuper",
    tone: "glad",
    says: [
      "I am glad! That is good news. | Oh, good! I am happy to hear it.",
      "I'm so glad, what a relief. | That's good to hear.",
      "I'm so glad; what a relief that must be. | That's very good to hear.",
    ],
    asks: [
      "What helped most? | How do you feel now? | What do you want to do first?",
      "What helped most? | How are you all now? | What will you do first?",
    ],
  },
  {
    name: "good news",
    heard:
      "\\b(?:good|great|wonderful|amazing|best|fantastic) (?:news|day|week|moment)\\b|\\b(?:i|we) (?:\\w+ )?(?:made it|did it|got it|succeeded|managed to)\\b|\\b(?:i(?:'m|’m| am| feel| was)|we are|we're|makes? me) (?:\\w+ )?(?:happy|proud|excited|glad|delighted|over the moon)\\b(?! (?:with my life )?but)|\\bmy dream came true\\b|\\bat last\\b|\\bguess what\\b",
    spanish: "buenas noticias|estoy (?:muy )?(?:feliz|content[oa])|qu[eé] alegr[ií]a",
    tone: "glad",
    says: [
      "That is great! I am happy for you. | How good! That makes me happy, too. | Wonderful!",
      "That's wonderful, I'm happy for you. | How lovely, that's good to hear. | I'm so glad!",
      "That's wonderful, I'm delighted for you. | How lovely; it does one good to hear that.",
    ],
    asks: [
      "What made you so happy? | Who did you tell first? | What comes next? | What was the best moment?",
      "What was the best moment? | Who did you share it with? | What comes next?",
      "What was the best part of it? | Who did you share it with? | What comes next?",
    ],
  },
];
