import extensions from 'virtual:extensions/server'
import type { MessageValues } from '../../schema/texts/format-message.ts'
import { textLanguage } from '../../schema/texts/text-language.ts'
import { currentLocale, number } from '../i18n/locale.ts'
import type { QuantityRule } from '../graphql/shop-schema.generated.ts'
import { t, type TextId } from '../i18n/texts.ts'

/** Text of the shop ← what the store says. Named groups are values of the text. */
export type StoreSentences = readonly (readonly [TextId, RegExp])[]

/**
 * The store responds in the language of its view, except for texts its language pack lacks, which are Magento's own. For those that
 * shoppers meet the shop has sentences, with the named parts as values. Everything else is passed on as it is.
 */
const SENTENCES: StoreSentences = [
  ['captcha.refused', /^.*re-?captcha.*$/is],
  // Of the shop's own.
  ['cart.busy', /^Too many changes are waiting$/],
  ['cart.productSoldOut', /^There are no source items with the in stock status\.?$/],
  ['cart.productGone', /^Product that you are trying to add is not available\.?$/],
  ['cart.productUnknown', /^Could not find a product with SKU "(?<sku>.*)"$/],
  ['cart.quantityUnavailable', /^The requested qty is not available\.?$/],
  ['cart.quantityForbidden', /^The requested qty exceeds the maximum qty allowed in shopping cart\.?$/],
  ['cart.quantitySteps', /^You can buy .+ only in quantities of (?<qty>\d+(?:\.\d+)?) at a time\.?$/],
  ['cart.quantitySteps', /^.+ is available to buy in increments of (?<qty>\d+(?:\.\d+)?)\.?$/],
  ['cart.quantityFewest', /^The (?:fewest|minimum) you may purchase is (?<qty>\d+(?:\.\d+)?)\.?$/],
  ['cart.quantityMost', /^The (?:most|maximum) you may purchase is (?<qty>\d+(?:\.\d+)?)\.?$/],
  ['cart.onlyLeft', /^Only (?<qty>\d+(?:\.\d+)?) of \d+(?:\.\d+)? available\.?$/],
  ['cart.quantityUnavailable', /^Not enough items for sale\.?$/],
  ['cart.productSoldOut', /^This product is out of stock\.?$/],
  ['cart.someSoldOut', /^Some of the products are out of stock\.?$/],
  ['cart.someUnavailable', /^Not all of your products are available in the requested quantity\.?$/],
  ['cart.choicesNeeded', /^The product's required option\(s\) weren't entered\. .*$/],
  ['cart.versionNeeded', /^You need to choose options for your item\.?$/],
  ['catalog.chooseLink', /^Please specify product link\(s\)\.?$/],
  ['cart.textTooLong', /^The text is too long\. Shorten the text and try again\.?$/],
  ['cart.dateWrong', /^Invalid format provided\. Please use 'Y-m-d H:i:s' format\.?$/],
  ['cart.choicesIncomplete', /^Some of the products below do not have all the required options\.?$/],
  ['cart.itemNotFound', /^Could not find (?:a|the) cart item with id: .*$/],
  ['cart.couponRefused', /^The coupon code isn't valid\. Verify the code and try again\.?$/],
  ['cart.quantityTooSmall', /^The product quantity should be greater than 0\.?$/],
  ['cart.wholeOnly', /^You cannot use decimal quantity for this product\.?$/],
  ['cart.expired', /^The cart isn't active\.?$/],
  ['cart.itemNotFound', /^The cart doesn't contain the item\.?$/],
  ['wishlist.productSoldOut', /^Cannot add product without stock to wishlist\.?$/],
  ['cart.productGone', /^The product is disabled\.?$/],
  ['wishlist.full', /^The wishlist is full\.?$/],
  ['reviews.customersOnly', /^Guest customers aren't allowed to add product reviews\.?$/],
  ['orders.closed', /^Order already closed, complete, cancelled or on hold\.?$/],
  ['orders.shipped', /^Order with one or more items shipped cannot be cancelled\.?$/],
  ['orders.unknownOrder', /^Current user is not authorized to cancel this order\.?$/],
  ['orders.cancellationOff', /^Order cancellation is not enabled for requested store\.?$/],
  ['orders.cancel.reasonMissing', /^Order cancellation reason is invalid\.?$/],
  [
    'orders.cancellationEnded',
    /^(?:The order cancellation could not be confirmed|The confirmation key is invalid|.*confirmation_key.*)\.?$/i,
  ],
  ['orders.reason.notNeeded', /^The item\(s\) are no longer needed$/],
  ['orders.reason.mistake', /^The order was placed by mistake$/],
  ['orders.reason.late', /^Item\(s\) not arriving within the expected timeframe$/],
  ['orders.reason.price', /^Found a better price elsewhere$/],
  ['orders.otherReason', /^Other$/],
  ['placing.minimum', /^Minimum order amount is (?<amount>.+?)\.?$/],
  ['customer.sessionEnded', /^The current customer isn['’]t authorized\.?$/],
  ['address.regionNeeded', /^A region_id is required for the specified country code\.?$/],
  ['address.incomplete', /^(?:Required parameters are missing: .*|"[\w ]+" is (?:required|a required value)\..*)$/],
  [
    'customer.email',
    /^(?:Enter a valid email address|"[^"]*" is not a valid email address|Please enter a correct email address)\.?.*$/,
  ],
  ['customer.emailKnown', /^A customer with the same email address already exists in an associated website\.?$/],
  ['customer.emailUsed', /^This email address is already (?:subscribed|assigned to another user)\.?$/],
  [
    'customer.credentialsWrong',
    /^(?:Invalid login or password|The account sign-in was incorrect or your account is disabled temporarily\. .*|The password doesn['’]t match this account\. .*)\.?$/,
  ],
  ['customer.locked', /^The account is locked\.?$/],
  ['customer.passwordShort', /^The password needs at least (?<limit>\d+) characters\..*$/],
  ['customer.passwordPlain', /^Minimum of different classes of characters in password is (?<limit>\d+)\..*$/],
  ['customer.firstnameWrong', /^First Name is not valid!?$/],
  ['customer.lastnameWrong', /^Last Name is not valid!?$/],
  ['checkout.methodAgain', /^(?:The shipping method is missing|Please specify a shipping method)\..*$/],
  [
    'checkout.paymentAgain',
    /^(?:The payment method is missing|Please enter a payment method|The requested Payment Method is not available)\.?.*$/,
  ],
  ['checkout.notDelivered', /^Some addresses can['’]t be used due to the configurations for specific countries\.?$/],
  ['checkout.addressesIncomplete', /^Please check the (?:shipping|billing) address information\..*$/],
  ['placing.refused', /^Unable to place order\.?.*$/],
  ['placing.stopped', /^A server error stopped your order from being placed\..*$/],
  ['store.failed', /^(?:GraphQL error: )?Internal (?:server )?error\.?$/i],
  ['store.busy', /^Too Many Requests\.?$/i],
  [
    'cart.expired',
    /^(?:Could not find a cart with ID .*|Current user does not have an active cart|Wrong store code specified for cart .*)\.?$/,
  ],
  ['cart.forbidden', /^The current user cannot perform operations on cart .*$/],
  [
    'cart.noItems',
    /^(?:The ".*" Cart doesn't contain products|The shipping method can't be set for an empty cart\. .*|Totals calculation is not applicable to empty cart)\.?$/,
  ],
  ['cart.couponTaken', /^A coupon is already applied to the cart\..*$/],
  ['cart.couponUnchanged', /^The coupon code couldn't be (?:applied|deleted)\..*$/],
  [
    'cart.optionsNeeded',
    /^(?:Please select all required options|Please specify (?:the )?product(?:'s)? (?:required )?option\(s\))\.?$/,
  ],
  ['cart.quantityNeeded', /^Please specify the quantity of product\(s\)\.?$/],
  [
    'cart.productDeleted',
    /^(?:The product that was requested doesn't exist\. .*|Could not find specified product\.?)$/,
  ],
  [
    'cart.versionGone',
    /^(?:configurableOptionValueUids values are incorrect|Some of the selected options are not currently available)\.?$/,
  ],
  [
    'checkout.addressNeeded',
    /^The (?:shipping|billing) address (?:is missing\. .*|must contain .*|cannot contain .*)$/,
  ],
  ['checkout.shippingFirst', /^Could not use the "same_as_shipping" option, .*$/],
  ['checkout.methodEnded', /^Carrier with such method not found: .*$/],
  [
    'checkout.placeGone',
    /^(?:Can not find Pickup Location with code .*|Quote does not have Pickup Location assigned\.?)$/,
  ],
  [
    'checkout.nothingToDeliver',
    /^(?:Shipping address is not allowed on cart: .*|The Cart includes virtual product\(s\) only, .*)$/,
  ],
  ['address.tooManyLines', /^"Street Address" cannot contain more than (?<limit>\d+) lines\.?$/],
  ['address.notDelivered', /^Invalid value of ".*" provided for the countryId field\.?$/],
  [
    'address.regionForeign',
    /^(?:Invalid value of ".*" provided for the regionId field|(?:The region_id does not match|The specified region is not a part of) the selected country or region)\.?$/,
  ],
  ['checkout.deliveryNotSaved', /^Unable to save shipping information\..*$/],
  ['checkout.emailMissing', /^Guest email for cart is missing\.?$/],
  ['checkout.signIn', /^Guest checkout is not allowed\..*$/],
  ['payment.purchaseOrderMissing', /^Purchase order number is a required field\.?$/],
  ['orders.notLocated', /^We couldn't locate an order with the information provided\.?$/],
  ['orders.signIn', /^Please login to view the order\.?$/],
  [
    'orders.unknownOrder',
    /^(?:Order number ".*" doesn't belong to the current customer|Cannot find order number ".*" in store ".*")\.?$/,
  ],
  ['store.gone', /^(?:The entity that was requested doesn't exist\. .*|No such entity .*)$/],
  ['wishlist.gone', /^The wishlist was not found\.?$/],
  [
    'wishlist.itemMissing',
    /^(?:The wishlist item with ID ".*" does not belong to the wishlist|The wishlist item ids ".*" were not found)\.?$/,
  ],
  ['wishlist.closed', /^The wishlist (?:configuration is currently disabled|is not currently available)\.?$/],
  ['wishlist.signIn', /^The current user cannot perform operations on wishlist\.?$/],
  ['cart.quantityTooSmall', /^The quantity of a wish list item cannot be 0\.?$/],
  ['reviews.closed', /^Creating product reviews are not currently available\.?$/],
  ['reviews.notSaved', /^The review cannot be saved\.?$/],
  [
    'address.notInBook',
    /^(?:Could not find an? address with ID .*|Current customer does not have permission to address with ID .*)$/,
  ],
  [
    'address.isDefault',
    /^Customer Address \d+ is set as default (?:billing|shipping) address and can not be deleted\.?$/,
  ],
  ['address.bookFull', /^The address book is full\.?$/],
  [
    'customer.email',
    /^(?:Invalid email format|Email is invalid|Email must be present|Email address is not valid|The email address (?:has an invalid format|is invalid\. .*)|You must specify an email address.*)\.?$/,
  ],
  ['customer.passwordLong', /^Please enter a password with at most (?<limit>\d+) characters\.?$/],
  ['customer.passwordSpace', /^The password can't begin or end with a space\..*$/],
  ['customer.passwordIsEmail', /^The password can't be the same as the email address\..*$/],
  [
    'customer.linkEnded',
    /^(?:The password token is (?:mismatched|expired)\. .*|Cannot (?:re)?set the customer's password|resetPasswordToken must be specified)\.?$/,
  ],
  ['customer.confirmed', /^The account is already active\.?$/],
  ['customer.confirmed', /^The email doesn't require confirmation\.?$/],
  [
    'customer.confirmationWrong',
    /^(?:The confirmation token is invalid\. .*|There was an error confirming the account)\.?$/,
  ],
  ['customer.sessionEnded', /^(?:User token is not valid|The request is allowed for logged in customer)\.?$/],
  ['customer.newsletterAccount', /^Guests can not subscribe to the newsletter\..*$/],
  ['customer.newsletterNotSaved', /^Cannot create a newsletter subscription\.?$/],
  ['contact.closed', /^The contact form is unavailable\.?$/],
  [
    'field.oneMissing',
    /^(?:Specify the ".*" value|(?:Name|Comment) field is required|".*" and ".*" values should be specified|newPassword must be specified)\.?$/,
  ],
  [
    'store.incomplete',
    /^(?:Required parameter .* is missing.*|".*" (?:value|argument) should be specified.*|Address "id" value .*|Value of uid ".*" is incorrect|".*" is not a valid gender value)\.?$/,
  ],
  // In the words of Magento's French language pack, where these name ids or fields, or hold a number that the shop goes by.
  [
    'cart.quantitySteps',
    /^.*\b(?:par|en|des|de) (?:quantités?|multiples?|lots?|incréments?)(?: multiples?)? de (?<qty>\d+(?:[.,]\d+)?)(?: à la fois)?\.?$/i,
  ],
  [
    'cart.quantityFewest',
    /^Le (?:moins|minimum) que vous (?:pouvez|puissiez) acheter est (?:de )?(?<qty>\d+(?:[.,]\d+)?)\.?$/,
  ],
  ['cart.quantityFewest', /^.*\bquantité minimale\D{0,60}?(?<qty>\d+(?:[.,]\d+)?)\.?$/i],
  [
    'cart.quantityMost',
    /^Le (?:plus|maximum) que vous (?:pouvez|puissiez) acheter est (?:de )?(?<qty>\d+(?:[.,]\d+)?)\.?$/,
  ],
  ['cart.quantityMost', /^.*\bquantité maximale\D{0,60}?(?<qty>\d+(?:[.,]\d+)?)\.?$/i],
  ['cart.wholeOnly', /^.*\bquantités? décimales?\b.*$/i],
  ['cart.productUnknown', /^Impossible de trouver un produit portant la REF "(?<sku>.*)"$/],
  ['cart.expired', /^Impossible de trouver un panier avec l['’]ID .*$/],
  ['cart.itemNotFound', /^Impossible de trouver l['’]élément panier avec l['’]id .*$/],
  ['cart.noItems', /^Le panier ".*" ne contient pas de produits\.?$/],
  ['cart.forbidden', /^L['’]utilisateur courant ne peut pas effectuer d['’]opération sur le panier .*$/],
  ['customer.sessionEnded', /^Le client actuel n['’]est pas autorisé\.?$/],
  [
    'address.incomplete',
    /^(?:(?:Le )?(?:«[^»]*»|"[^"]*") est (?:requis|nécessaire|une valeur obligatoire)\b|Les paramètres requis sont manquants\s?: ).*$/,
  ],
  [
    'address.isDefault',
    /^L['’]adresse client \d+ est définie comme adresse de (?:facturation|livraison) par défaut .*$/,
  ],
  [
    'address.notInBook',
    /^(?:Impossible de trouver une adresse avec ID|Le client actuel n['’]a pas la permission d['’]adresser avec) .*$/,
  ],
  [
    'checkout.addressesIncomplete',
    /^Veuillez vérifier les informations de l['’]adresse de (?:facturation|livraison)\..*$/,
  ],
  [
    'checkout.addressNeeded',
    /^L['’]adresse de (?:facturation|livraison) (?:est manquante\.|doit contenir|ne peut pas contenir) .*$/,
  ],
  ['checkout.methodEnded', /^Transporteur introuvable avec cette mode\s?: .*$/],
  ['customer.passwordShort', /^Le mot de passe nécessite au moins (?<limit>\d+) caractères\..*$/],
  ['customer.passwordPlain', /^Minimum de différentes classes de caractères de mot de passe est (?<limit>\d+)\..*$/],
  ['customer.linkEnded', /^Le jeton de mot de passe (?:est incompatible|a expiré)\..*$/],
  [
    'customer.confirmationWrong',
    /^(?:Le jeton de confirmation n['’]est pas valide\..*|Une erreur s['’]est produite lors de la confirmation du compte\.?)$/,
  ],
  ['customer.email', /^".*" n['’]est pas un e-?mail valide\.?$/],
  ['field.oneMissing', /^(?:Spécifiez la valeur (?:d[eu] ?l?['’]?)?".*"|Les valeurs ".*" doivent être spécifiées)\.?$/],
  ['store.gone', /^(?:Pas d['’]entité |Aucune entité |L['’]entité qui a été demandée n['’]existe pas\.).*$/],
  [
    'store.incomplete',
    /^(?:Le paramètre (?:(?:requis|obligatoire) )?".*" (?:requis pour ".*" )?est manquant|(?:La )?valeur (?:de )?".*" (?:de l['’]adresse )?doit être spécifiée|La REF doit être spécifiée|Argument ".*" doit être spécifié|Vous ne pouvez pas spécifier d['’]adresses de livraison multiples).*$/,
  ],
  // The same in German.
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
  ['cart.itemNotFound', /^.*\b(?:Warenkorb-?(?:artikel|position|element)|Artikel im Warenkorb) mit (?:der )?ID\b.*$/i],
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
]

/** Words that are frequent in one of the languages and no words of the others. */
const FREQUENT_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|is|are|was|were|not|cannot|can't|doesn't|isn't|please|your|you|of|to|for|with|this|that|and|be|could)\b/gi,
  fr: /(?<!\p{L})(?:le|la|les|un|une|des|du|de|est|sont|et|vous|votre|vos|pas|pour|ne|que|au|aux|ce|cette|à|été)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|das|dem|den|ein|eine|einen|ist|sind|wurde|wurden|werden|und|nicht|kein|keine|bitte|Sie|Ihr|Ihre|Ihren|für|mit|von|zu|kann|konnte)(?!\p{L})/giu,
}

/** Most messages that are noted as logged. */
const MAX_KINDS = 200
const logged = new Set<string>()
let tell: (message: string) => void = () => undefined

/** Tells what the store says that no sentence here is for, each message once. */
export function watchUnknownMessages(listener: (message: string) => void): void {
  tell = listener
}

/** What the store puts in front of the reason. */
const PREFIX =
  /^(?:Could not (?:update|add) the product with SKU .{1,64}?|Impossible (?:d['’]ajouter|de mettre à jour) le produit avec (?:le )?SKU .{1,64}?|Unable to place order|Impossible de passer la commande\s?|Das Produkt mit (?:der )?SKU .{1,64}? konnte nicht .{1,40}? werden|(?:Die )?Bestellung (?:konnte|kann) nicht .{1,20}? werden): (?=\S)/

export function storeMessage(text: string): string {
  const message = text.replace(PREFIX, '')
  const sentence = sentenceOf(message)
  if (sentence) return t(sentence.id, sentence.values)
  if (!isForeign(message, textLanguage(currentLocale(), FREQUENT_WORDS))) return message
  note(message)
  return t('store.unknown')
}

/** The shop's text for what the store says, with the quantity that it names. */
function sentenceOf(message: string): { id: TextId; values: MessageValues; qty: number | null } | null {
  for (const [id, pattern] of [...SENTENCES, ...extensions.flatMap((one) => one.storeMessages ?? [])]) {
    const found = pattern.exec(message)
    const qty = found?.groups?.qty?.replace(',', '.')
    if (found) return { id, values: valuesOf({ ...found.groups, ...(qty && { qty }) }), qty: qty ? Number(qty) : null }
  }
  return null
}

/** What the store wants of a quantity that it refused: it says so in sentences alone. Null where they say nothing of it. */
export function quantityRule(messages: readonly string[]): QuantityRule | null {
  for (const message of messages) {
    const { id, qty } = sentenceOf(message.replace(PREFIX, '')) ?? {}
    if (id === 'cart.wholeOnly') return { ...NO_RULE, step: 1 }
    if (!qty) continue
    if (id === 'cart.quantitySteps') return { ...NO_RULE, step: qty }
    if (id === 'cart.quantityFewest') return { ...NO_RULE, min: qty }
    if (id === 'cart.quantityMost') return { ...NO_RULE, max: qty }
  }
  return null
}

const NO_RULE: QuantityRule = { step: null, min: null, max: null }

/** Numbers as the language writes them, texts as they are. */
function valuesOf({ qty, limit, ...texts }: Record<string, string>): MessageValues {
  return {
    ...texts,
    ...(qty === undefined ? {} : { qty: number(Number(qty)) }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
  }
}

/** Whether a message is in another language: by its most frequent words. */
function isForeign(message: string, language: string): boolean {
  const { [language]: own, ...others } = FREQUENT_WORDS
  return own !== undefined && Object.values(others).some((words) => count(message, words) > count(message, own))
}

const count = (message: string, words: RegExp) => message.match(words)?.length ?? 0

/** Names, numbers and addresses are left out: they belong to shoppers, and would make one message many. */
function note(message: string): void {
  const kind = message.replace(/"[^"]*"|«[^»]*»|„[^“]*“|\S+@\S+|\d+(?:[.,]\d+)*/g, '…')
  if (logged.has(kind) || logged.size >= MAX_KINDS) return
  logged.add(kind)
  tell(kind)
}
