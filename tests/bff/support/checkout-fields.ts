const AMOUNT = '{ value { amount } }'
const ADDRESS = '{ firstname lastname company telephone address { country locality postalCode streetAddress } region }'
const METHOD = `{ id carrier_code method_code carrierTitle title needsPickupPoint price { priceInclTax ${AMOUNT} } }`

/** Selections of the fields that tests check. */
export const PLACED_ORDER = `number email state redirectUrl items { sku name qty price ${AMOUNT} } total ${AMOUNT} storeTotal ${AMOUNT} tax ${AMOUNT}
  shipping ${AMOUNT} coupons isAcknowledged canRegister payment { code title kind }`

export const STATE = `step revision email isGuestAllowed isBillingSameAsShipping
  cart { id canCheckout items { item_id sku name qty errors } coupons { code }
    totals { totalInclTax ${AMOUNT} shipping { priceInclTax ${AMOUNT} } } }
  shippingAddress ${ADDRESS} billingAddress ${ADDRESS} shippingMethods ${METHOD} shippingMethod ${METHOD} shippingNotes
  pickupPoint { id name distance address { streetAddress postalCode } schedule { monday sunday } }
  paymentMethods { code title kind } paymentMethod { code kind } storeCredit { balance ${AMOUNT} applied ${AMOUNT} }`
