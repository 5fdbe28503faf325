const known =
  `Spain,Mexico,Colombia,Argentina,Peru,Chile,Ecuador,Venezuela,Bolivia,Uruguay,Paraguay,Cuba,Panama,Guatemala,
Honduras,Nicaragua,El Salvador,Costa Rica,the Dominican Republic,Puerto Rico,Brazil,Portugal,France,Italy,Germany,
England,Scotland,Ireland,Wales,Britain,the United Kingdom,the United States,the USA,the UK,Canada,Japan,China,Korea,India,Australia,
Morocco,Egypt,Greece,Turkey,Russia,Norway,Sweden,Finland,Denmark,Iceland,the Netherlands,Holland,Belgium,Switzerland,
Austria,Poland,Africa,Europe,Asia,South America,Latin America,Madrid,Barcelona,Valencia,Seville,Sevilla,Bilbao,Granada,Málaga,
Malaga,Zaragoza,Mallorca,Mexico City,Guadalajara,Monterrey,Puebla,Oaxaca,Bogotá,Bogota,Medellín,Medellin,Cali,Cartagena,Barranquilla,
Buenos Aires,Córdoba,Rosario,Mendoza,Lima,Cusco,Arequipa,Santiago,Valparaíso,Quito,Guayaquil,Caracas,La Paz,Montevideo,
Asunción,Havana,San José,Santo Domingo,London,Paris,Rome,Berlin,Lisbon,Dublin,Edinburgh,Manchester,New York,Miami,
Los Angeles,Las Vegas,Chicago,Tokyo,Kyoto,Osaka,Amsterdam,Venice,Florence,Athens,Istanbul,Cancún,Cancun,Patagonia,the Andes,the Amazon`
    .replaceAll("\n", "")
    .split(",");

const bare = known.map((place) => ({ place, key: place.replace(/^the /, "").toLowerCase() }));
const longestFirst = bare.sort((a, b) => b.key.length - a.key.length);

/** The first well-known place a text names, as it is written. */
export function placeIn(text: string): string | undefined {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, " ")} `;
  return longestFirst.find(({ key }) => plain.includes(` ${key} `))?.place;
}
