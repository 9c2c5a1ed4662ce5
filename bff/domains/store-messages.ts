import { languageOf } from '../../schema/shop-constants.ts'
import { currentLocale } from '../i18n/locale.ts'
import { t } from '../i18n/texts.ts'

type Translations = readonly (readonly [RegExp, string])[]

const CAPTCHA = /^.*re-?captcha.*$/is

/**
 * The store answers in the language of its view, except for texts its language pack lacks: those that shoppers meet
 * are said in French here. Everything else is passed on as it is.
 */
const french: Translations = [
  [/^There are no source items with the in stock status\.?$/, 'Ce produit est épuisé.'],
  [/^Product that you are trying to add is not available\.?$/, 'Ce produit n’est plus disponible.'],
  [/^Could not find a product with SKU "(.*)"$/, 'Le produit «\u00a0$1\u00a0» est introuvable ou épuisé.'],
  [/^The requested qty is not available\.?$/, 'La quantité demandée n’est pas disponible.'],
  [
    /^The requested qty exceeds the maximum qty allowed in shopping cart\.?$/,
    'La quantité demandée dépasse la quantité permise.',
  ],
  [
    /^You can buy this product only in quantities of (\d+(?:\.\d+)?) at a time\.?$/,
    'Ce produit se vend par multiples de\u00a0$1.',
  ],
  [/^The fewest you may purchase is (\d+(?:\.\d+)?)\.?$/, 'Ce produit se vend à partir d’une quantité de\u00a0$1.'],
  [/^The most you may purchase is (\d+(?:\.\d+)?)\.?$/, 'Vous pouvez en acheter au plus\u00a0$1.'],
  [/^Only (\d+(?:\.\d+)?) of \d+(?:\.\d+)? available\.?$/, 'Il n’en reste que\u00a0$1.'],
  [/^Not enough items for sale\.?$/, 'La quantité demandée n’est pas disponible.'],
  [/^This product is out of stock\.?$/, 'Ce produit est épuisé.'],
  [/^Some of the products are out of stock\.?$/, 'Certains articles sont épuisés.'],
  [
    /^Not all of your products are available in the requested quantity\.?$/,
    'Certains articles ne sont plus disponibles dans la quantité demandée.',
  ],
  [
    /^The product's required option\(s\) weren't entered\. .*$/,
    'Ce produit demande des précisions\u00a0: choisissez-les sur sa page.',
  ],
  [/^You need to choose options for your item\.?$/, 'Choisissez d’abord une version de ce produit sur sa page.'],
  [/^Please specify product link\(s\)\.?$/, 'Choisissez au moins un fichier.'],
  [/^The text is too long\. Shorten the text and try again\.?$/, 'Le texte est trop long\u00a0: raccourcissez-le.'],
  [/^Invalid format provided\. Please use 'Y-m-d H:i:s' format\.?$/, 'Choisissez une date ou une heure valable.'],
  [
    /^Some of the products below do not have all the required options\.?$/,
    'Un article de votre panier n’a pas tous les choix qu’il demande. Retirez-le et choisissez-le de nouveau.',
  ],
  [/^Could not find (?:a|the) cart item with id: .*$/, 'Cet article n’est plus dans votre panier.'],
  [/^The coupon code isn't valid\. Verify the code and try again\.?$/, 'Ce code de réduction n’est pas valable.'],
  [/^The product quantity should be greater than 0\.?$/, 'La quantité doit être supérieure à zéro.'],
  [
    /^You cannot use decimal quantity for this product\.?$/,
    'Ce produit se vend à l’unité\u00a0: choisissez un nombre entier.',
  ],
  [/^The cart isn't active\.?$/, 'Votre panier a expiré.'],
  [/^The cart doesn't contain the item\.?$/, 'Cet article n’est plus dans votre panier.'],
  [
    /^Cannot add product without stock to wishlist\.?$/,
    'Ce produit est épuisé\u00a0: il ne peut pas rejoindre votre liste.',
  ],
  [/^The product is disabled\.?$/, 'Ce produit n’est plus disponible.'],
  [/^The wishlist is full\.?$/, 'Votre liste est pleine.'],
  [/^Guest customers aren't allowed to add product reviews\.?$/, 'Connectez-vous pour donner votre avis.'],
  [/^This product is currently in stock\.?$/, 'Ce produit est de nouveau en stock\u00a0: rechargez la page.'],
  [
    /^Stock (?:notifications|alerts) are not enabled for this store\.?$/,
    'Les alertes ne sont pas disponibles pour le moment.',
  ],
  [
    /^The alert subscription couldn't be (?:saved|removed)\. .*$/,
    'L’alerte n’a pas pu être enregistrée. Réessayez dans un instant.',
  ],
  [
    /^Order already closed, complete, cancelled or on hold\.?$/,
    'Cette commande ne peut plus être annulée\u00a0: elle est déjà annulée, terminée ou en cours de vérification.',
  ],
  [
    /^Order with one or more items shipped cannot be cancelled\.?$/,
    'Un colis est déjà parti\u00a0: cette commande ne peut plus être annulée.',
  ],
  [/^Current user is not authorized to cancel this order\.?$/, 'Cette commande n’est pas dans votre compte.'],
  [/^Order cancellation is not enabled for requested store\.?$/, 'Les commandes ne s’annulent pas ici. Écrivez-nous.'],
  [/^Order cancellation reason is invalid\.?$/, 'Choisissez un motif.'],
  [
    /^(The order cancellation could not be confirmed|The confirmation key is invalid|.*confirmation_key.*)\.?$/i,
    'Ce lien ne permet plus d’annuler la commande. Demandez un nouvel e-mail.',
  ],
  [/^The item\(s\) are no longer needed$/, 'Je n’ai plus besoin des articles'],
  [/^The order was placed by mistake$/, 'J’ai commandé par erreur'],
  [/^Item\(s\) not arriving within the expected timeframe$/, 'Le délai de livraison est trop long'],
  [/^Found a better price elsewhere$/, 'J’ai trouvé moins cher ailleurs'],
  [/^Other$/, 'Autre raison'],
  [/^Minimum order amount is (.+?)\.?$/, 'Le montant minimum de commande est de\u00a0$1.'],
  [/^The current customer isn['’]t authorized\.?$/, 'Votre session a pris fin. Connectez-vous de nouveau.'],
  [/^A region_id is required for the specified country code\.?$/, 'Choisissez une région pour ce pays.'],
  [
    /^(?:Required parameters are missing: .*|"[\w ]+" is (?:required|a required value)\..*)$/,
    'Il manque un champ obligatoire\u00a0: vérifiez l’adresse.',
  ],
  [
    /^(?:Enter a valid email address|"[^"]*" is not a valid email address|Please enter a correct email address)\.?.*$/,
    'Cette adresse e-mail n’est pas valable.',
  ],
  [
    /^A customer with the same email address already exists in an associated website\.?$/,
    'Un compte existe déjà avec cette adresse e-mail.',
  ],
  [
    /^This email address is already (?:subscribed|assigned to another user)\.?$/,
    'Cette adresse e-mail est déjà utilisée.',
  ],
  [
    /^(?:Invalid login or password|The account sign-in was incorrect or your account is disabled temporarily\. .*|The password doesn['’]t match this account\. .*)\.?$/,
    'Adresse e-mail ou mot de passe incorrect.',
  ],
  [/^The account is locked\.?$/, 'Le compte est bloqué quelques minutes\u00a0: patientez, puis réessayez.'],
  [/^The password needs at least (\d+) characters\..*$/, 'Le mot de passe demande au moins $1\u00a0caractères.'],
  [
    /^Minimum of different classes of characters in password is (\d+)\..*$/,
    'Le mot de passe doit mêler au moins $1\u00a0sortes de caractères\u00a0: minuscules, majuscules, chiffres, symboles.',
  ],
  [/^First Name is not valid!?$/, 'Ce prénom contient des caractères qui ne sont pas permis.'],
  [/^Last Name is not valid!?$/, 'Ce nom contient des caractères qui ne sont pas permis.'],
  [
    /^(?:The shipping method is missing|Please specify a shipping method)\..*$/,
    'Choisissez de nouveau le mode de livraison.',
  ],
  [
    /^(?:The payment method is missing|Please enter a payment method|The requested Payment Method is not available)\.?.*$/,
    'Choisissez de nouveau le moyen de paiement.',
  ],
  [
    /^Some addresses can['’]t be used due to the configurations for specific countries\.?$/,
    'Nous ne livrons pas à cette adresse.',
  ],
  [
    /^Please check the (?:shipping|billing) address information\..*$/,
    'Vérifiez vos adresses\u00a0: il y manque quelque chose.',
  ],
  [/^Unable to place order\.?.*$/, 'La commande n’a pas pu être passée. Vérifiez-la, puis réessayez.'],
  [
    /^A server error stopped your order from being placed\..*$/,
    'La commande n’a pas pu être passée. Réessayez dans un instant.',
  ],
  [
    /^(?:GraphQL error: )?Internal (?:server )?error\.?$/i,
    'La boutique ne répond pas comme prévu. Réessayez dans un instant.',
  ],
  [/^Too Many Requests\.?$/i, 'Trop de demandes à la fois. Patientez un instant, puis réessayez.'],
  // The cart.
  [
    /^(?:Could not find a cart with ID .*|Current user does not have an active cart|Wrong store code specified for cart .*)\.?$/,
    'Votre panier a expiré.',
  ],
  [
    /^The current user cannot perform operations on cart .*$/,
    'Ce panier n’est plus accessible. Rechargez la page, puis réessayez.',
  ],
  [
    /^(?:The ".*" Cart doesn't contain products|The shipping method can't be set for an empty cart\. .*|Totals calculation is not applicable to empty cart)\.?$/,
    'Votre panier est vide.',
  ],
  [
    /^A coupon is already applied to the cart\..*$/,
    'Un code de réduction est déjà appliqué\u00a0: retirez-le pour en utiliser un autre.',
  ],
  [
    /^The coupon code couldn't be (?:applied|deleted)\..*$/,
    'Le code de réduction n’a pas pu être modifié. Réessayez dans un instant.',
  ],
  [
    /^(?:Please select all required options|Please specify (?:the )?product(?:'s)? (?:required )?option\(s\))\.?$/,
    'Choisissez toutes les options de ce produit.',
  ],
  [/^Please specify the quantity of product\(s\)\.?$/, 'Indiquez une quantité.'],
  [
    /^(?:The product that was requested doesn't exist\. .*|Could not find specified product\.?)$/,
    'Ce produit n’existe plus.',
  ],
  [
    /^(?:configurableOptionValueUids values are incorrect|Some of the selected options are not currently available)\.?$/,
    'Cette version n’est plus disponible. Choisissez-en une autre.',
  ],
  // Delivery and payment.
  [
    /^The (?:shipping|billing) address (?:is missing\. .*|must contain .*|cannot contain .*)$/,
    'Indiquez d’abord votre adresse.',
  ],
  [/^Could not use the "same_as_shipping" option, .*$/, 'Indiquez d’abord votre adresse de livraison.'],
  [/^Carrier with such method not found: .*$/, 'Ce mode de livraison n’est plus proposé. Choisissez-en un autre.'],
  [
    /^(?:Can not find Pickup Location with code .*|Quote does not have Pickup Location assigned\.?)$/,
    'Ce point de retrait n’est plus disponible. Choisissez-en un autre.',
  ],
  [
    /^(?:Shipping address is not allowed on cart: .*|The Cart includes virtual product\(s\) only, .*)$/,
    'Votre panier ne contient rien à livrer.',
  ],
  [/^"Street Address" cannot contain more than (\d+) lines\.?$/, 'L’adresse tient sur $1\u00a0lignes au plus.'],
  [/^Invalid value of ".*" provided for the countryId field\.?$/, 'Nous ne livrons pas dans ce pays.'],
  [
    /^(?:The region_id does not match|The specified region is not a part of) the selected country or region\.?$/,
    'Cette région ne fait pas partie du pays choisi.',
  ],
  [
    /^Unable to save shipping information\..*$/,
    'La livraison n’a pas pu être enregistrée. Vérifiez l’adresse, puis réessayez.',
  ],
  [/^Guest email for cart is missing\.?$/, 'Indiquez votre adresse e-mail.'],
  [/^Guest checkout is not allowed\..*$/, 'Connectez-vous pour passer commande.'],
  [/^Purchase order number is a required field\.?$/, 'Indiquez votre numéro de bon de commande.'],
  [/^PayPal gateway has rejected request\..*$/, 'PayPal a refusé le paiement. Choisissez un autre moyen de paiement.'],
  // Orders.
  [
    /^We couldn't locate an order with the information provided\.?$/,
    'Nous ne trouvons aucune commande avec ces informations.',
  ],
  [/^Please login to view the order\.?$/, 'Connectez-vous pour voir cette commande.'],
  [
    /^(?:Order number ".*" doesn't belong to the current customer|Cannot find order number ".*" in store ".*")\.?$/,
    'Cette commande n’est pas dans votre compte.',
  ],
  [/^(?:The entity that was requested doesn't exist\. .*|No such entity .*)$/, 'Cet élément n’existe plus.'],
  // Wishlists and reviews.
  [/^The wishlist was not found\.?$/, 'Cette liste n’existe plus.'],
  [
    /^(?:The wishlist item with ID ".*" does not belong to the wishlist|The wishlist item ids ".*" were not found)\.?$/,
    'Cet article n’est plus dans votre liste.',
  ],
  [
    /^The wishlist (?:configuration is currently disabled|is not currently available)\.?$/,
    'Les listes ne sont pas disponibles pour le moment.',
  ],
  [/^The current user cannot perform operations on wishlist\.?$/, 'Connectez-vous pour retrouver votre liste.'],
  [/^The quantity of a wish list item cannot be 0\.?$/, 'La quantité doit être supérieure à zéro.'],
  [/^Creating product reviews are not currently available\.?$/, 'Les avis ne sont pas disponibles pour le moment.'],
  [/^The review cannot be saved\.?$/, 'Votre avis n’a pas pu être enregistré. Réessayez dans un instant.'],
  // Accounts.
  [
    /^(?:Could not find an? address with ID .*|Current customer does not have permission to address with ID .*)$/,
    'Cette adresse n’est plus dans votre carnet.',
  ],
  [
    /^Customer Address \d+ is set as default (?:billing|shipping) address and can not be deleted\.?$/,
    'Cette adresse est celle par défaut\u00a0: choisissez-en une autre avant de la supprimer.',
  ],
  [/^The address book is full\.?$/, 'Votre carnet d’adresses est plein.'],
  [
    /^(?:Invalid email format|Email is invalid|Email must be present|Email address is not valid|The email address (?:has an invalid format|is invalid\. .*)|You must specify an email address.*)\.?$/,
    'Cette adresse e-mail n’est pas valable.',
  ],
  [
    /^Please enter a password with at most (\d+) characters\.?$/,
    'Le mot de passe peut avoir $1\u00a0caractères au plus.',
  ],
  [
    /^The password can't begin or end with a space\..*$/,
    'Le mot de passe ne peut ni commencer ni finir par une espace.',
  ],
  [
    /^The password can't be the same as the email address\..*$/,
    'Le mot de passe ne peut pas être votre adresse e-mail.',
  ],
  [
    /^(?:The password token is (?:mismatched|expired)\. .*|Cannot (?:re)?set the customer's password|resetPasswordToken must be specified)\.?$/,
    'Ce lien n’est plus valable. Demandez-en un nouveau.',
  ],
  [/^The account is already active\.?$/, 'Votre compte est déjà confirmé\u00a0: connectez-vous.'],
  [/^The email doesn't require confirmation\.?$/, 'Votre compte est déjà confirmé\u00a0: connectez-vous.'],
  [
    /^(?:The confirmation token is invalid\. .*|There was an error confirming the account)\.?$/,
    'Ce lien de confirmation n’est plus valable. Demandez-en un nouveau.',
  ],
  [
    /^(?:User token is not valid|The request is allowed for logged in customer)\.?$/,
    'Votre session a pris fin. Connectez-vous de nouveau.',
  ],
  [/^Guests can not subscribe to the newsletter\..*$/, 'Créez un compte pour vous inscrire à la lettre d’information.'],
  [
    /^Cannot create a newsletter subscription\.?$/,
    'L’inscription n’a pas pu être enregistrée. Réessayez dans un instant.',
  ],
  [/^The contact form is unavailable\.?$/, 'Le formulaire n’est pas disponible pour le moment.'],
  [
    /^(?:Specify the ".*" value|(?:Name|Comment) field is required|".*" and ".*" values should be specified|newPassword must be specified)\.?$/,
    'Il manque un champ obligatoire.',
  ],
  [
    /^(?:Required parameter .* is missing.*|".*" (?:value|argument) should be specified.*|Address "id" value .*|Value of uid ".*" is incorrect|".*" is not a valid gender value)\.?$/,
    'La demande est incomplète. Rechargez la page, puis réessayez.',
  ],
]

/** What no shopper could make anything of. */
const english: Translations = [
  [
    /^(?:GraphQL error: )?Internal (?:server )?error\.?$/i,
    'The shop does not respond as expected. Try again in a moment.',
  ],
  [
    /^A server error stopped your order from being placed\..*$/,
    'The order could not be placed. Try again in a moment.',
  ],
  [/^(?:Could not find a cart with ID .*|The cart isn't active)\.?$/, 'Your cart has expired.'],
  [
    /^(?:No such entity .*|The entity that was requested doesn't exist\. .*)$/,
    'This is not there any more. Reload the page.',
  ],
  [
    /^(?:Required parameter .* is missing.*|Value of uid ".*" is incorrect\.?|".*" (?:value|argument) should be specified.*|Can not find Pickup Location with code .*)$/,
    'The request is incomplete. Reload the page and try again.',
  ],
]

const unknown = {
  fr: 'Cela n’a pas été possible. Vérifiez votre saisie, puis réessayez.',
  en: 'That was not possible. Check what you entered and try again.',
}

/** Words that are frequent in one of the languages and no words of the other. */
const ENGLISH_WORDS =
  /\b(?:the|is|are|was|were|not|cannot|can't|doesn't|isn't|please|your|you|of|to|for|with|this|that|and|be|could)\b/gi
const FRENCH_WORDS =
  /(?<!\p{L})(?:le|la|les|un|une|des|du|de|est|sont|et|vous|votre|vos|pas|pour|ne|que|au|aux|ce|cette|à|été)(?!\p{L})/giu

/** Most messages that are remembered as told. */
const MAX_TOLD = 200
const told = new Set<string>()
let tell: (message: string) => void = () => undefined

/** Tells what the store says that no sentence here is for, each message once. */
export function watchUnknownMessages(listener: (message: string) => void): void {
  tell = listener
}

/** What the store puts in front of the reason, in English. */
const PREFIX = /^(?:Could not (?:update|add) the product with SKU .{1,64}?|Unable to place order): (?=\S)/

/** Of a quantity as the store writes it: «0.5». References of products keep their dots. */
const DECIMALS = /(?<=\u00a0)(\d+)\.(\d+)(?=\.$)/

export function storeMessage(text: string): string {
  const message = text.replace(PREFIX, '')
  if (CAPTCHA.test(message)) return t('captcha.refused')
  const isFrench = languageOf(currentLocale()) === 'fr'
  for (const [pattern, translation] of isFrench ? french : english) {
    if (!pattern.test(message)) continue
    const translated = message.replace(pattern, translation)
    return isFrench ? translated.replace(DECIMALS, '$1,$2') : translated
  }
  if (!isForeign(message, isFrench)) return message
  note(message)
  return isFrench ? unknown.fr : unknown.en
}

/** Whether a message is in the other language: by its most frequent words. */
function isForeign(message: string, isFrench: boolean): boolean {
  const difference = (message.match(ENGLISH_WORDS)?.length ?? 0) - (message.match(FRENCH_WORDS)?.length ?? 0)
  return isFrench ? difference > 0 : difference < 0
}

/** Names, numbers and addresses are left out: they belong to shoppers, and would make one message many. */
function note(message: string): void {
  const kind = message.replace(/"[^"]*"|«[^»]*»|\S+@\S+|\d+(?:[.,]\d+)*/g, '…')
  if (told.has(kind) || told.size >= MAX_TOLD) return
  told.add(kind)
  tell(kind)
}
