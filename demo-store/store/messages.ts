import type { StoreView } from './views.ts'

export type MessageKey = keyof typeof texts | keyof typeof untranslated

/**
 * What shoppers may read, as the French language pack translates it and in English. Messages missing from the pack stay
 * English in both views, and error codes are derived from the text, which is why French carts report UNDEFINED.
 */
const texts = {
  notAuthorized: ['Le client actuel n’est pas autorisé.', "The current customer isn't authorized."],
  cartForbidden: [
    'L\'utilisateur courant ne peut pas effectuer d\'opération sur le panier "%1"',
    'The current user cannot perform operations on cart "%1"',
  ],
  loginFailed: [
    'La connexion au compte est incorrecte ou votre compte est temporairement désactivé. Veuillez patienter et réessayer plus tard.',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  ],
  passwordWrong: ['Identifiant ou mot de passe non valide.', 'Invalid login or password.'],
  accountLocked: ['Le compte est verrouillé.', 'The account is locked.'],
  emailUnspecified: ['Spécifiez la valeur de l\'"e-mail".', 'Specify the "email" value.'],
  passwordUnspecified: ['Spécifiez la valeur du "mot de passe".', 'Specify the "password" value.'],
  currentPasswordUnspecified: ['Spécifiez la valeur du "currentPassword".', 'Specify the "currentPassword" value.'],
  newPasswordUnspecified: ['Spécifiez la valeur du "newPassword".', 'Specify the "newPassword" value.'],
  parametersMissing: ['Les paramètres requis sont manquants : %1', 'Required parameters are missing: %1'],
  valueRequired: ['"%1" est une valeur obligatoire.', '"%1" is a required value.'],
  inputEmpty: ['valeur "input" doit être spécifiée', '"input" value should be specified'],
  emailInvalid: ['"%1" n\'est pas un email valide.', '"%1" is not a valid email address.'],
  customerExists: [
    'Un client ayant le même e-mail existe déjà dans un site web du groupe.',
    'A customer with the same email address already exists in an associated website.',
  ],
  passwordShort: [
    'Le mot de passe nécessite au moins %1 caractères. Créez un nouveau mot de passe et réessayez.',
    'The password needs at least %1 characters. Create a new password and try again.',
  ],
  passwordLong: [
    "Veuillez entrer un mot de passe d'au maximum %1 caractères.",
    'Please enter a password with at most %1 characters.',
  ],
  passwordSpace: [
    'Le mot de passe ne peut pas commencer ou se terminer par un espace. Vérifiez le mot de passe et réessayez.',
    "The password can't begin or end with a space. Verify the password and try again.",
  ],
  passwordPlain: [
    'Minimum de différentes classes de caractères de mot de passe est %1. Classes de caractères : minuscules, majuscules, chiffres, caractères spéciaux.',
    'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  ],
  passwordIsEmail: [
    "Le mot de passe ne peut pas être identique à l'adresse e-mail. Créez un nouveau mot de passe et réessayez.",
    "The password can't be the same as the email address. Create a new password and try again.",
  ],
  resetMismatch: [
    'Le jeton de mot de passe est incompatible. Réinitialisez et réessayez.',
    'The password token is mismatched. Reset and try again.',
  ],
  resetExpired: [
    'Le jeton de mot de passe a expiré. Réinitialisez et réessayez.',
    'The password token is expired. Reset and try again.',
  ],
  confirmationFailed: [
    "Une erreur s'est produite lors de la confirmation du compte",
    'There was an error confirming the account',
  ],
  entityMissing: [
    "L'entité qui a été demandée n'existe pas. Vérifiez l'entité et réessayez.",
    "The entity that was requested doesn't exist. Verify the entity and try again.",
  ],
  accountActive: ['Le compte est déjà actif.', 'The account is already active.'],
  confirmationWrong: [
    "Le jeton de confirmation n'est pas valide. Vérifiez le jeton et réessayez.",
    'The confirmation token is invalid. Verify the token and try again.',
  ],
  addressMissing: ['Impossible de trouver une adresse avec ID "%1"', 'Could not find a address with ID "%1"'],
  addressForbidden: [
    "Le client actuel n'a pas la permission d'adresser avec l'ID \"%1\"",
    'Current customer does not have permission to address with ID "%1"',
  ],
  addressLines: [
    '«Adresse» ne peut pas contenir plus de %1 lignes.',
    '"Street Address" cannot contain more than %1 lines.',
  ],
  addressBilling: [
    "L'adresse client %1 est définie comme adresse de facturation par défaut et ne peut pas être supprimée",
    'Customer Address %1 is set as default billing address and can not be deleted',
  ],
  addressShipping: [
    "L'adresse client %1 est définie comme adresse de livraison par défaut et ne peut pas être supprimée",
    'Customer Address %1 is set as default shipping address and can not be deleted',
  ],
  contactEmailInvalid: [
    "L'adresse e-mail n'est pas valide. Vérifiez l'adresse e-mail et réessayez.",
    'The email address is invalid. Verify the email address and try again.',
  ],
  parameterRequired: ['Le paramètre requis "%1" est manquant', 'Required parameter "%1" is missing'],
  fieldRequired: ['«%1» est requis. Entrez et réessayez.', '"%1" is required. Enter and try again.'],
  severalAddresses: [
    "Vous ne pouvez pas spécifier d'adresses de livraison multiples.",
    'You cannot specify multiple shipping addresses.',
  ],
  paymentUnavailable: [
    "Le mode de paiement demandé n'est pas disponible.",
    'The requested Payment Method is not available.',
  ],
  checkShippingAddress: [
    "Veuillez vérifier les informations de l'adresse de livraison. %1",
    'Please check the shipping address information. %1',
  ],
  checkBillingAddress: [
    "Veuillez vérifier les informations de l'adresse de facturation. %1",
    'Please check the billing address information. %1',
  ],
  shippingMethodMissing: [
    'Le mode de livraison est manquant. Sélectionnez le mode de livraison et réessayez.',
    'The shipping method is missing. Select the shipping method and try again.',
  ],
  orderFailed: ['Impossible de passer la commande : %1', 'Unable to place order: %1'],
  orderStopped: [
    "Une erreur serveur a empêché votre commande d'être passée. Veuillez essayer de passer votre commande à nouveau.",
    'A server error stopped your order from being placed. Please try to place your order again.',
  ],
  nothingToPay: ['Aucune information de paiement requise', 'No Payment Information Required'],
  parcelTooHeavy: [
    'Colis trop lourd : votre panier pèse %1 kg, ce transporteur en accepte %2 au plus.',
    'The parcel is too heavy: your cart weighs %1 kg, this carrier takes %2 at most.',
  ],
  unitTooHeavy: [
    'Un article de %1 kg est trop lourd pour ce mode de livraison.',
    'An item of %1 kg is too heavy for this way of delivery.',
  ],
  blockMissing: [
    'Le bloc CMS avec l\'identifiant "%1" n\'existe pas.',
    'The CMS block with the "%1" ID doesn\'t exist.',
  ],
  pageMissing: ['La page CMS avec l\'ID "%1" n\'existe pas.', 'The CMS page with the "%1" ID doesn\'t exist.'],
  contentType: [
    'Le type de contenu de la requête doit être application/json',
    'Request content type must be application/json',
  ],
  urlEmpty: ['Argument "%1" doit être spécifié et non vide', '"%1" argument should be specified and not empty'],
  pagePastEnd: [
    'La valeur indiquée %1 de currentPage est supérieure au nombre de pages disponibles.',
    'currentPage value %1 specified is greater than the %2 page(s) available.',
  ],
  cartMissing: ['Impossible de trouver un panier avec l\'ID "%1"', 'Could not find a cart with ID "%1"'],
  cartItemMissing: ["Impossible de trouver l'élément panier avec l'id : %1.", 'Could not find cart item with id: %1.'],
  cartEmpty: ['Le panier "%1" ne contient pas de produits.', 'The "%1" Cart doesn\'t contain products.'],
  parameterMissing: ['Le paramètre obligatoire "%1" est manquant', 'Required parameter "%1" is missing'],
  parameterMissingStop: ['Le paramètre obligatoire "%1" est manquant.', 'Required parameter "%1" is missing.'],
  couponInvalid: [
    "Le code de réduction n'est pas valide. Vérifiez le code et réessayez.",
    "The coupon code isn't valid. Verify the code and try again.",
  ],
  methodWithoutItems: [
    'Impossible de définir le mode de livraison pour un panier vide. Ajoutez un article au panier et réessayez.',
    "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  ],
  methodOfFiles: [
    "Le panier comprend uniquement les produits virtuels, donc une adresse de livraison n'est pas utilisée.",
    'The Cart includes virtual product(s) only, so a shipping address is not used.',
  ],
  couponTaken: [
    'Un code offre est déjà appliqué au panier. Veuillez le retirer pour en appliquer un autre',
    'A coupon is already applied to the cart. Please remove it to apply another',
  ],
  productMissing: ['Impossible de trouver un produit portant la REF "%1"', 'Could not find a product with SKU "%1"'],
  quantityUnavailable: ["La quantité demandée n'est pas disponible", 'The requested qty is not available'],
  optionsNeeded: ['Vous devez choisir des options pour votre article.', 'You need to choose options for your item.'],
  requiredOptionsMissing: [
    "Les options requises du produit n'ont pas été saisies. Assurez-vous que les options sont saisies et réessayez.",
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  ],
  textTooLong: [
    'Le texte est trop long. Raccourcissez le texte et réessayez.',
    'The text is too long. Shorten the text and try again.',
  ],
  linksNeeded: ['Spécifiez le ou les liens des produits', 'Please specify product link(s).'],
  bundleOptionsNeeded: ['Sélectionnez toutes les options requises.', 'Please select all required options.'],
  addToCart: ['Ajouter au panier', 'Add to Cart'],
  outOfStock: ['En rupture de stock', 'Out of stock'],
  addToWishlist: ['Ajouter à ma liste d’envies', 'Add to Wish List'],
  addToCompare: ['Ajouter au comparateur', 'Add to Compare'],
  newProducts: ['Nouveaux produits', 'New Products'],
} satisfies Record<string, [string, string]>

/** Messages that are the same in every store view. */
const untranslated = {
  wishlistForbidden: 'The current user cannot perform operations on wishlist',
  wishlistDisabled: 'The wishlist configuration is currently disabled.',
  wishlistMissing: 'The wishlist was not found.',
  wishlistItemMissing: 'The wishlist item with ID "%1" does not belong to the wishlist',
  wishlistItemsMissing: 'The wishlist item ids "%1" were not found.',
  wishWithoutStock: 'Cannot add product without stock to wishlist.',
  wishDisabled: 'The product is disabled',
  wishQuantity: 'The quantity of a wish list item cannot be 0',
  wishlistFull: 'The wishlist is full.',
  streetTooLong: '"Street Address" cannot contain more than 2 lines.',
  nothingToShip: 'Shipping address is not allowed on cart: cart contains no items for shipment.',
  countryUnknown: 'Invalid value of "%1" provided for the countryId field.',
  guestEmailInvalid: 'Invalid email format',
  emailOfCustomer: 'The request is not allowed for logged in customers',
  addressOrBook: 'The shipping address must contain either "customer_address_id" or "address".',
  addressAndBook: 'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
  billingAndBook: 'The billing address cannot contain "customer_address_id" and "address" at the same time.',
  billingOrBook: 'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  shippingNotSet: 'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
  severalMethods: 'You cannot specify multiple shipping methods.',
  addressFirst: 'The shipping address is missing. Set the address and try again.',
  emptyCartMethod: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  partMissing: 'Required parameter "%1" for "%2" is missing.',
  pickupMissing: 'Can not find Pickup Location with code %1 for website Sales Channel "base".',
  addressUnnamed: 'Address "id" value should be specified',
  regionRequired: 'A region_id is required for the specified country code',
  regionUnknown: 'Invalid value of "%1" provided for the regionId field.',
  matchTooShort: 'Invalid match filter. Minimum length is %1.',
  regionForeign: 'The specified region is not a part of the selected country or region',
  regionMismatch: 'The region_id does not match the selected country or region',
  orderUnknown: 'Order number "%1" doesn\'t belong to the current customer',
  notSubscribed: 'Cannot create a newsletter subscription.',
  carrierMissing: 'Carrier with such method not found: %1, %2',
  minimumOrder: 'Minimum order amount is %1 €',
  guestEmailMissing: 'Guest email for cart is missing.',
  guestCheckoutOff: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
  pickupLocationMissing: 'Quote does not have Pickup Location assigned.',
  orderNotFound: "We couldn't locate an order with the information provided.",
  orderOfCustomer: 'Please login to view the order.',
  purchaseOrderNumberMissing: 'Purchase order number is a required field.',
  noSource: 'There are no source items with the in stock status',
  dateFormat: "Invalid format provided. Please use 'Y-m-d H:i:s' format.",
  optionsIncomplete: 'Some of the products below do not have all the required options.',
  quantityPositive: 'The product quantity should be greater than 0',
  quantityFewest: 'The fewest you may purchase is %1.',
  quantitySteps: 'You can buy this product only in quantities of %1 at a time.',
  quantityWhole: 'You cannot use decimal quantity for this product.',
  quantityLimit: 'The requested qty exceeds the maximum qty allowed in shopping cart',
  cartInactive: "The cart isn't active.",
  itemNotInCart: "The cart doesn't contain the item",
} satisfies Record<string, string>

/** Messages that another version of the language pack translates as well. Stores differ in their pack, so any refusal may be in French. */
const fullPack: Partial<Record<MessageKey, string>> = {
  addressOrBook: 'L\'adresse de livraison doit contenir soit "customer_address_id" ou "address".',
  addressAndBook: 'L\'adresse de livraison ne peut pas contenir "customer_address_id" et "address" en même temps.',
  billingAndBook: 'L\'adresse de facturation ne peut pas contenir "customer_address_id" et "adress" en même temps.',
  addressUnnamed: 'La valeur "id" de l\'adresse doit être spécifiée',
  severalMethods: 'Vous ne pouvez pas spécifier plusieurs méthodes de livraison.',
  addressFirst: "L'adresse de livraison est manquante. Définissez l'adresse et réessayez.",
  emptyCartMethod:
    'Le mode de livraison ne peut pas être défini pour un panier vide. Ajoutez un article au panier et réessayez.',
  carrierMissing: 'Transporteur introuvable avec cette mode: %1, %2',
  purchaseOrderNumberMissing: 'Numéro de bon de commande est un champ obligatoire.',
  optionsIncomplete: "Certains produits ci-dessous n'ont pas toutes les options obligatoires.",
  noSource: "Il n'y a pas de source d'articles avec le statut en stock",
  quantityPositive: 'La quantité de produit doit être supérieure à 0',
  quantityFewest: 'Le minimum que vous pouvez acheter est %1.',
  quantitySteps: 'Vous pouvez acheter ce produit uniquement par quantités multiples de %1 à la fois.',
  quantityWhole: 'Vous ne pouvez pas utiliser une quantité décimale pour ce produit.',
  quantityLimit: 'La quantité demandée dépasse la quantité maximale autorisée dans le panier',
  cartInactive: "Le panier n'est pas actif.",
  itemNotInCart: "Le panier ne contient pas l'article",
  guestEmailMissing: "L'e-mail du client invité pour le panier est manquant.",
  regionRequired: 'Un region_id est requis pour le code pays spécifié',
  minimumOrder: 'Le montant minimum de commande est de %1 €',
}

/** Magento derives codes from English words in a message that may be translated, so most codes are UNDEFINED in French. */
export function errorCode(message: string, codes: readonly (readonly [text: string, code: string])[]): string {
  return codes.find(([text]) => message.includes(text))?.[1] ?? 'UNDEFINED'
}

export type Speaker = { view: StoreView; hasFullPack: boolean }

/** A message in the language of the store view; `%1`, `%2` are replaced in turn. */
export function message({ view, hasFullPack }: Speaker, key: MessageKey, ...values: (string | number)[]): string {
  const pair = key in texts ? texts[key as keyof typeof texts] : undefined
  const isFrench = view.language === 'fr'
  const own = pair ? (pair[isFrench ? 0 : 1] ?? '') : untranslated[key as keyof typeof untranslated]
  const text = (isFrench && hasFullPack && fullPack[key]) || own
  return values.reduce<string>((result, value, index) => result.replaceAll(`%${index + 1}`, () => String(value)), text)
}
