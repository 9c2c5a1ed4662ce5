/** English words that shops are full of and that French does not know; `page`, `message`, `total`, `stock`, `on` or `an` are both. */
const ENGLISH: ReadonlySet<string> = new Set(
  (
    'the and with your you please order orders cart basket add remove search loading next previous address password sign login logout ' +
    'name first last price prices product products home account customer customers return returns shipping delivery checkout delete ' +
    'save cancel edit submit error required invalid not found is are was were of to from for this that these those by more less all ' +
    'new view show hide open close yes back our we it its have been will can cannot must should at if when where who what which ' +
    'how here there only out available unavailable quantity subtotal tax discount review reviews stars wishlist share download ' +
    'downloads subscribe help welcome thank thanks sorry unknown failed failure success enter choose select selected size color ' +
    'colour weight filter filters sort results result go see read write send done try again missing empty item items'
  ).split(' '),
)

/** The English words in a text, each once. */
export function englishWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-zà-ÿœ]+(?:['’-][a-zà-ÿœ]+)*/g) ?? []
  return [...new Set(words.filter((word) => ENGLISH.has(word)))]
}
