import { expect, test } from 'vitest'
import { inLanguage } from '../../../bff/i18n/locale.ts'
import { storeMessage, watchUnknownMessages } from '../../../bff/domains/store-messages.ts'

/** What stores without a French language pack, or at an English view, say to shoppers on their way to an order and in their account. */
const ENGLISH = [
  'Required parameters are missing: city, firstname, telephone',
  '"street" is required. Enter and try again.',
  'A region_id is required for the specified country code',
  'Invalid login or password.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  'This email address is already subscribed.',
  'Enter a valid email address.',
  '"zzz" is not a valid email address.',
  'A customer with the same email address already exists in an associated website.',
  'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  'First Name is not valid!',
  'The password needs at least 8 characters. Create a new password and try again.',
  "The current customer isn't authorized.",
  'Minimum order amount is €50.00',
  'Unable to place order: Minimum order amount is €50.00',
  'Order already closed, complete, cancelled or on hold',
  "The cart isn't active.",
  'Could not find a cart with ID "abc"',
  'The current user cannot perform operations on cart "abc"',
  'A coupon is already applied to the cart. Please remove it to apply another',
  "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  'The shipping address is missing. Set the address and try again.',
  'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  'Carrier with such method not found: flatrate, flatrate',
  'Can not find Pickup Location with code nowhere for website Sales Channel "base".',
  '"Street Address" cannot contain more than 2 lines.',
  'The region_id does not match the selected country or region',
  'Guest email for cart is missing.',
  'Reorders are not allowed.',
  'Guest checkout is not allowed. Register a customer account or login with existing one.',
  "We couldn't locate an order with the information provided.",
  'Order number "000000009" doesn\'t belong to the current customer',
  'The requested sku is not assigned to given stock',
  'Could not find a product with ID "8"',
  'The wishlist was not found.',
  'The wishlist item with ID "9" does not belong to the wishlist',
  'The current user cannot perform operations on wishlist',
  'Could not find a address with ID "9"',
  'Current customer does not have permission to address with ID "9"',
  'Customer Address 9 is set as default billing address and can not be deleted',
  'The password token is expired. Reset and try again.',
  'Guests can not subscribe to the newsletter. You must create an account to subscribe.',
  'User token is not valid',
  'User token has been revoked',
  'Consumer key has expired',
  'Required parameter "cart_id" is missing',
  'Required parameter "code" for "payment_method" is missing.',
  'Value of uid "zzz" is incorrect.',
]

test.each(ENGLISH)('«%s» is said in French', (text) => {
  const said = storeMessage(text)
  expect(said).not.toBe(text)
  expect(said).toMatch(/^[A-ZÉ].*\.$/)
  expect(said).not.toMatch(/\b(the|is|required|order amount|password|address)\b/)
})

test.each(ENGLISH)('«%s» is said in the shop’s English where it is English', (text) => {
  const said = inLanguage({ locale: 'en-GB', texts: {} }, () => storeMessage(text))
  expect(said).toMatch(/^[A-Z].*\.$/)
  expect(said).not.toMatch(/[éèàç]|"|ID|region_id/)
})

// The store cancels no order whose mail it cannot send.
test('a mail that the store cannot send is no wrong input', () => {
  expect(storeMessage('Unable to send mail. Please try again later.')).toBe(storeMessage('Internal server error'))
})

test('a refused reorder is no wrong input', () => {
  expect(storeMessage('Reorders are not allowed.')).toContain('commander à nouveau')
})

/** What the community's French pack makes of them, where that names fields and ids, or is in words of programs. */
const IN_THE_PACK = [
  ['"telephone" est requis. Entrez et réessayez.', '"telephone" is required. Enter and try again.'],
  ['Le "Prénom" est requis. Entrez et réessayez.', '"First Name" is required. Enter and try again.'],
  ['"zzz" n\'est pas un email valide.', '"zzz" is not a valid email address.'],
  [
    'Le mot de passe nécessite au moins 8 caractères. Créez un nouveau mot de passe et réessayez.',
    'The password needs at least 8 characters. Create a new password and try again.',
  ],
  [
    'Minimum de différentes classes de caractères de mot de passe est 3. Classes de caractères : minuscules, majuscules, chiffres, caractères spéciaux.',
    'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  ],
  [
    'Le jeton de mot de passe est incompatible. Réinitialisez et réessayez.',
    'The password token is mismatched. Reset and try again.',
  ],
  [
    'Le jeton de mot de passe a expiré. Réinitialisez et réessayez.',
    'The password token is expired. Reset and try again.',
  ],
  [
    "Le jeton de confirmation n'est pas valide. Vérifiez le jeton et réessayez.",
    'The confirmation token is invalid. Verify the token and try again.',
  ],
  ["Une erreur s'est produite lors de la confirmation du compte", 'There was an error confirming the account'],
  [
    "L'adresse client 9 est définie comme adresse de facturation par défaut et ne peut pas être supprimée",
    'Customer Address 9 is set as default billing address and can not be deleted',
  ],
  [
    "L'adresse de livraison est manquante. Définissez l'adresse et réessayez.",
    'The shipping address is missing. Set the address and try again.',
  ],
  [
    'L\'adresse de facturation doit contenir soit "customer_address_id" soit "adress".',
    'The billing address must contain either "customer_address_id" or "address".',
  ],
  [
    'L\'adresse de livraison ne peut pas contenir "customer_address_id" et "address" en même temps.',
    'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
  ],
  ['La valeur "id" de l\'adresse doit être spécifiée', 'Address "id" value should be specified'],
  ['Transporteur introuvable avec cette mode: flatrate, x', 'Carrier with such method not found: flatrate, x'],
  ['Le paramètre "cart_id" est manquant.', 'Required parameter "cart_id" is missing.'],
  [
    'Le paramètre "Quantité" requis pour "cart_items" est manquant.',
    'Required parameter "quantity" for "cart_items" is missing.',
  ],
  ['La REF doit être spécifiée', '"sku" value should be specified'],
  ['Spécifiez la valeur "public_hash".', 'Specify the "public_hash" value.'],
  [
    "L'entité qui a été demandée n'existe pas. Vérifiez l'entité et réessayez.",
    "The entity that was requested doesn't exist. Verify the entity and try again.",
  ],
  ["Pas d'entité ayant id = 3", 'No such entity with id = 3'],
] as const

test.each(IN_THE_PACK)('«%s» is said as «%s» is', (french, english) => {
  expect(storeMessage(french)).toBe(storeMessage(english))
})

test.each([
  ['Impossible de trouver un panier avec l\'ID "oAWZXh0kvlpO"', 'Votre panier a expiré.'],
  ['Le panier "11" ne contient pas de produits.', 'Votre panier ne contient aucun article.'],
  [
    'Impossible de passer la commande : Le client actuel n’est pas autorisé.',
    'Votre session a pris fin. Connectez-vous de nouveau.',
  ],
  [
    'Le paramètre requis "shipping_addresses" est manquant',
    'La demande est incomplète. Rechargez la page, puis réessayez.',
  ],
  ['Spécifiez la valeur de l\'"e-mail".', 'Il manque un champ obligatoire.'],
  [
    '"Civilité" est une valeur obligatoire.\n"Sexe" est une valeur obligatoire.',
    'Il manque un champ obligatoire\u00a0: Civilité.',
  ],
  ['"Name Prefix" is a required value.', 'Il manque un champ obligatoire\u00a0: Name Prefix.'],
])('«%s» of the language pack names no ids', (text, said) => expect(storeMessage(text)).toBe(said))

/** What stores with a German language pack say, ways to say the same among them. */
test.each([
  ['Sie können Trockenfutter nur in Mengen von jeweils 6 kaufen.', 'Dieses Produkt gibt es nur in Vielfachen von 6.'],
  ['Die Mindestbestellmenge beträgt 2.', 'Dieses Produkt gibt es ab einer Menge von 2.'],
  ['Das Minimum, das Sie kaufen können, ist 2.', 'Dieses Produkt gibt es ab einer Menge von 2.'],
  ['Die maximale Bestellmenge ist 10.', 'Sie können höchstens 10 kaufen.'],
  ['Sie können höchstens 10 Stück kaufen.', 'Sie können höchstens 10 kaufen.'],
  ['Nur 3 von 5 verfügbar', 'Nur noch 3 auf Lager.'],
  [
    'Sie können für dieses Produkt keine Dezimalmenge verwenden.',
    'Dieses Produkt gibt es nur in ganzen Stücken: Wählen Sie eine ganze Zahl.',
  ],
  [
    'Es konnte kein Produkt mit der SKU "dog-1" gefunden werden',
    'Das Produkt „dog-1“ gibt es nicht, oder es ist nicht auf Lager.',
  ],
  ['Es konnte kein Warenkorb mit der ID "oAWZXh0" gefunden werden', 'Ihr Warenkorb ist abgelaufen.'],
  [
    'Es konnte kein Warenkorbartikel mit der ID 12 gefunden werden.',
    'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  ],
  [
    'Bestellung konnte nicht aufgegeben werden: Der aktuelle Kunde ist nicht berechtigt.',
    'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
  ],
  ['Der Warenkorb "11" enthält keine Produkte.', 'In Ihrem Warenkorb liegt nichts.'],
  ['Der aktuelle Kunde ist nicht autorisiert.', 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.'],
  [
    '"telephone" ist erforderlich. Bitte geben Sie einen Wert ein.',
    'Ein Pflichtfeld ist leer: Prüfen Sie die Adresse.',
  ],
  ['Es konnte keine Adresse mit der ID "9" gefunden werden', 'Diese Adresse ist nicht mehr in Ihrem Adressbuch.'],
  [
    'Bitte überprüfen Sie die Angaben zur Lieferadresse. "city" ist erforderlich.',
    'Prüfen Sie Ihre Adressen: Es fehlt etwas.',
  ],
  [
    'Der erforderliche Parameter "cart_id" fehlt',
    'Die Anfrage ist unvollständig. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ],
  ["The coupon code isn't valid. Verify the code and try again.", 'Dieser Gutscheincode ist nicht gültig.'],
  // In the shop's language, and without ids: as the store says it.
  ['Der Gutscheincode ist ungültig.', 'Der Gutscheincode ist ungültig.'],
  ['Ungültiger Benutzername oder Passwort.', 'Ungültiger Benutzername oder Passwort.'],
  [
    'Ce bon de réduction n’est pas pour ce panier.',
    'Das war nicht möglich. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  ],
])('«%s» is said in German', (text, said) => {
  expect(inLanguage({ locale: 'de-DE', texts: {} }, () => storeMessage(text))).toBe(said)
})

test.each(ENGLISH)('«%s» is said in German, too', (text) => {
  const said = inLanguage({ locale: 'de-DE', texts: {} }, () => storeMessage(text))
  expect(said).toMatch(/^[A-ZÄÖÜ].*\.$/)
  expect(said).not.toMatch(/\b(the|is|required|order|password|address)\b/)
})

test('a site says it in its own words', () => {
  const texts = { 'cart.quantitySteps': 'Par {qty} seulement.' }
  const message = 'You can buy this product only in quantities of 0.5 at a time.'
  expect(inLanguage({ locale: 'fr-FR', texts }, () => storeMessage(message))).toBe('Par 0,5 seulement.')
})

test('what a merchant wrote stays as it is', () => {
  expect(storeMessage('Commande minimum : 50 € hors port.')).toBe('Commande minimum : 50 € hors port.')
})

test('a message without a sentence of its own becomes a general one, and is logged once without names', () => {
  const told: string[] = []
  watchUnknownMessages((message) => told.push(message))
  const said = ['anna@example.fr', 'luc@example.fr'].map((email) =>
    storeMessage(`The gift card of ${email} could not be used for "A" and 12.50 of this order`),
  )
  watchUnknownMessages(() => undefined)
  expect(said).toEqual(Array(2).fill('Cela n’a pas été possible. Vérifiez votre saisie, puis réessayez.'))
  expect(told).toEqual(['The gift card of … could not be used for … and … of this order'])
})

test.each([
  'Le bon de réduction n’est plus valable pour ce panier.',
  'Colis trop lourd : votre panier pèse 12 kg.',
  'Offre duo',
])('«%s» is passed on: it is in the language of the shop', (text) => expect(storeMessage(text)).toBe(text))
