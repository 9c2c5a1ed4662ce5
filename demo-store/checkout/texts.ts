/** What the store says between the cart and the order: in French as the language pack has it, in English. */
export const checkoutTexts = {
  parameterRequired: ['Le paramètre requis "%1" est manquant', 'Required parameter "%1" is missing'],
  fieldRequired: ['«%1» est requis. Entrez et réessayez.', '"%1" is required. Enter and try again.'],
  severalAddresses: [
    "Vous ne pouvez pas spécifier d'adresses de livraison multiples.",
    'You cannot specify multiple shipping addresses.',
  ],
  addressMissing: ['Impossible de trouver une adresse avec ID "%1"', 'Could not find a address with ID "%1"'],
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
  orderUnknown: [
    'Impossible de trouver une commande avec le numéro "%1"',
    'Cannot find order number "%1" in store "Default Store View"',
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
} satisfies Record<string, [string, string]>

/** The same in every store view. */
export const checkoutUntranslated = {
  streetTooLong: '"Street Address" cannot contain more than 2 lines.',
  nothingToShip: 'Shipping address is not allowed on cart: cart contains no items for shipment.',
  countryUnknown: 'Invalid value of "%1" provided for the countryId field.',
  emailInvalid: 'Invalid email format',
  emailOfCustomer: 'The request is not allowed for logged in customers',
  addressOrBook: 'The shipping address must contain either "customer_address_id" or "address".',
  addressAndBook: 'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
  billingAndBook: 'The billing address cannot contain "customer_address_id" and "address" at the same time.',
  shippingNotSet: 'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
  severalMethods: 'You cannot specify multiple shipping methods.',
  addressFirst: 'The shipping address is missing. Set the address and try again.',
  carrierMissing: 'Carrier with such method not found: %1, %2',
  minimumOrder: 'Minimum order amount is %1 €',
  guestEmailMissing: 'Guest email for cart is missing.',
  guestCheckoutOff: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
  pickupLocationMissing: 'Quote does not have Pickup Location assigned.',
  orderNotFound: "We couldn't locate an order with the information provided.",
  orderOfCustomer: 'Please login to view the order.',
  walletRefused: 'PayPal gateway has rejected request. The transaction was refused.',
  purchaseOrderNumberMissing: 'Purchase order number is a required field.',
} satisfies Record<string, string>
