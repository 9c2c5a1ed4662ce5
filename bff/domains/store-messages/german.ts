import type { StoreLanguage } from './store-language.ts'

/** The same as in French. */
export const german: StoreLanguage = {
  prefixes: [
    /^Das Produkt mit (?:der )?SKU .{1,64}? konnte nicht .{1,40}? werden: (?=\S)/,
    /^(?:Die )?Bestellung (?:konnte|kann) nicht .{1,20}? werden: (?=\S)/,
  ],
  frequentWords:
    /(?<!\p{L})(?:der|das|dem|den|ein|eine|einen|ist|sind|wurde|wurden|werden|und|nicht|kein|keine|bitte|Sie|Ihr|Ihre|Ihren|für|mit|von|zu|kann|konnte)(?!\p{L})/giu,
  sentences: [
    [
      'cart.quantitySteps',
      /^.*\bin (?:Mengen|Schritten|Einheiten|Vielfachen|Mengenschritten) (?:von|zu)(?: je(?:weils)?)? (?<qty>\d+(?:[.,]\d+)?)(?!\d).*$/i,
    ],
    [
      'cart.quantityFewest',
      /^.*(?:\bMindest\w*menge|\bminimale \w*menge|\bMinimum)\D{0,60}?(?<qty>\d+(?:[.,]\d+)?)\.?$/i,
    ],
    [
      'cart.quantityFewest',
      /^Sie (?:können|müssen) (?:mindestens|minimal) (?<qty>\d+(?:[.,]\d+)?) .*(?:kaufen|bestellen)\.?$/i,
    ],
    [
      'cart.quantityMost',
      /^.*(?:\b(?:Höchst|Maximal)\w*menge|\bmaximale \w*menge|\bMaximum)\D{0,60}?(?<qty>\d+(?:[.,]\d+)?)\.?$/i,
    ],
    [
      'cart.quantityMost',
      /^Sie (?:können|dürfen) (?:nur |höchstens |maximal )(?<qty>\d+(?:[.,]\d+)?) .*(?:kaufen|bestellen)\.?$/i,
    ],
    ['cart.onlyLeft', /^(?:Es (?:ist|sind) )?nur (?:noch )?(?<qty>\d+(?:[.,]\d+)?) von \d+(?:[.,]\d+)? verfügbar\.?$/i],
    ['cart.wholeOnly', /^.*\bDezimal(?:menge|wert|zahl)\w*\b.*$/i],
    ['cart.productUnknown', /^.*\bProdukt mit (?:der )?(?:SKU|Artikelnummer) "(?<sku>.*)".*$/],
    [
      'cart.itemNotFound',
      /^.*\b(?:Warenkorb-?(?:artikel|position|element)|Artikel im Warenkorb) mit (?:der )?ID\b.*$/i,
    ],
    ['cart.expired', /^.*\bWarenkorb mit (?:der )?ID\b.*$/],
    ['cart.noItems', /^Der Warenkorb ".*" enthält keine (?:Produkte|Artikel)\.?$/],
    ['cart.forbidden', /^Der (?:aktuelle|derzeitige) Benutzer (?:kann|darf) .*\bWarenkorb\b.*$/],
    ['customer.sessionEnded', /^Der (?:aktuelle|derzeitige) Kunde ist nicht (?:autorisiert|berechtigt)\.?$/],
    [
      'address.incomplete',
      /^(?:["„][^"“]*["“] ist (?:erforderlich|ein Pflichtfeld)\b|(?:Erforderliche|Benötigte) Parameter fehlen: ).*$/,
    ],
    [
      'address.notInBook',
      /^(?:.*\bAdresse mit (?:der )?ID\b.*|Der aktuelle Kunde hat keine Berechtigung .*\bAdresse\b.*)$/,
    ],
    [
      'checkout.addressesIncomplete',
      /^Bitte (?:über)?prüfen Sie die (?:Angaben|Informationen) (?:zur|der) (?:Liefer|Versand|Rechnungs)adresse\b.*$/,
    ],
    ['field.oneMissing', /^(?:Geben Sie den|Spezifizieren Sie den) Wert (?:für |von )?".*"(?: an| ein)?\.?$/],
    ['store.incomplete', /^(?:Der )?(?:erforderliche|benötigte) Parameter ".*" fehlt.*$/i],
  ],
}
