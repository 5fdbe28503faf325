/** Brands, as they are written; what is also a word or a name of its own is left out. */
export const brands = lines(`
  Google; Facebook; Instagram; TikTok; YouTube; Netflix; Spotify; WhatsApp; Snapchat; Reddit; LinkedIn; Pinterest; Skype;
  Microsoft; iPhone; iPad; MacBook; PlayStation; Xbox; Nintendo; Minecraft; Fortnite; Roblox; Pokémon; Pokemon; Tetris;
  Samsung; Huawei; Xiaomi; Nokia; Sony; Motorola; Panasonic; Siemens; Lenovo; Disney; Disneyland; Pixar; Lego; Barbie;
  Coca-Cola; Pepsi; Fanta; Nestlé; Nescafé; Nutella; KitKat; McDonald's; McDonalds; Starbucks; KFC; Burger King; Red Bull;
  Heineken; Budweiser; Pringles; Doritos; Oreo; IKEA; Ikea; Adidas; Reebok; Gucci; Prada; Chanel; Rolex;
  Toyota; Honda; Hyundai; Volkswagen; Mercedes-Benz; BMW; Audi; Porsche; Ferrari; Lamborghini; Renault; Peugeot; Nissan;
  Citroën; Tesla; SpaceX; Airbnb; Uber; Ryanair; EasyJet; easyJet; Lufthansa; Boeing; Airbus; Walmart; Tesco; Lidl; Aldi;
  Carrefour; Mercadona; eBay; AliExpress; PayPal; Mastercard; OpenAI; ChatGPT; Wikipedia; Photoshop; Kleenex; Tupperware;
  Gillette; Colgate; Vaseline; Valium; Xanax; Viagra; Prozac; Amazon Prime; Apple Watch; Apple Store; Marlboro; Bacardi;
  Harry Potter; Hogwarts; Star Wars; Star Trek; Batman; Superman; Spider-Man; Spiderman; Naruto; Dragon Ball;
  Sailor Moon; Godzilla; Hello Kitty; Game of Thrones; Mickey Mouse; Gandalf; Frodo; FIFA; NBA; Real Madrid;
  Manchester United; Super Bowl; CNN; BBC; Eurovision; Oscars`);

/** People of our time whom everybody knows, as they are written. */
export const famous = lines(`
  Taylor Swift; Ed Sheeran; Justin Bieber; Beyoncé; Beyonce; Rihanna; Shakira; Lady Gaga; Billie Eilish; Michael Jackson;
  Elvis Presley; John Lennon; Paul McCartney; Freddie Mercury; David Bowie; Bob Dylan; Bob Marley; Bad Bunny; Harry Styles;
  Ariana Grande; Kanye West; Kim Kardashian; Justin Timberlake; Enrique Iglesias; Dua Lipa; Tom Hanks; Brad Pitt;
  Angelina Jolie; Leonardo DiCaprio; Emma Watson; Tom Cruise; Johnny Depp; Will Smith; Meryl Streep; Keanu Reeves;
  Scarlett Johansson; Robert De Niro; Penélope Cruz; Antonio Banderas; Marilyn Monroe; Charlie Chaplin; Walt Disney;
  Steven Spielberg; Quentin Tarantino; Alfred Hitchcock; Hayao Miyazaki; Pedro Almodóvar; Cristiano Ronaldo; Lionel Messi;
  Messi; Diego Maradona; Rafael Nadal; Roger Federer; Novak Djokovic; Carlos Alcaraz; Serena Williams; Usain Bolt;
  Simone Biles; Michael Jordan; LeBron James; Muhammad Ali; Mike Tyson; Kylian Mbappé; David Beckham; Lewis Hamilton;
  Elon Musk; Bill Gates; Steve Jobs; Jeff Bezos; Mark Zuckerberg; Sam Altman; Stephen Hawking; Stephen King; J. K. Rowling;
  JK Rowling; Dan Brown; Donald Trump; Joe Biden; Barack Obama; Michelle Obama; Hillary Clinton; Bill Clinton;
  Kamala Harris; George Bush; Ronald Reagan; Vladimir Putin; Putin; Xi Jinping; Mao Zedong; Angela Merkel; Emmanuel Macron;
  Boris Johnson; Tony Blair; Margaret Thatcher; Pedro Sánchez; Javier Milei; Hugo Chávez; Nicolás Maduro; Evo Morales;
  Volodymyr Zelensky; Benjamin Netanyahu; Yasser Arafat; Narendra Modi; Kim Jong Un; Kim Jong-un; Jair Bolsonaro;
  Queen Elizabeth II; King Charles III; Prince Harry; Prince William; Kate Middleton; Meghan Markle; Princess Diana;
  Pope Francis; Pope John Paul; Dalai Lama; Mother Teresa; Nelson Mandela; Martin Luther King; Greta Thunberg;
  Malala Yousafzai; Oprah Winfrey; Adolf Hitler; Hitler; Joseph Stalin; Stalin; Mussolini; Francisco Franco; Pinochet;
  Saddam Hussein; Osama bin Laden; bin Laden; Fidel Castro; Che Guevara; Jeffrey Epstein; Harvey Weinstein`);

function lines(list: string): readonly string[] {
  return list
    .split(";")
    .map((name) => name.trim().replace(/\s+/g, " "))
    .filter(Boolean);
}
