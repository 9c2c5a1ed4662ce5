// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CheckoutAddressesInput, CheckoutStep, PaymentKind, PaymentMethodInput, PlaceOrderInput, ShippingMethodInput } from '../../api/shop-types.generated.ts'
import type { FieldFaultFragment, PersonalAddress_CheckoutAddress_Fragment } from '../address/address.generated.ts'
import type { CartContentsFragment, PriceValueFragment } from '../cart/cart.generated.ts'
import type { PlacedOrderFragment } from './placed-order.generated.ts'
import type { RichTextFragment } from '../content/rich-text.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { checkout: CheckoutStateFragment };

export type AgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreementsQuery = { agreements: Array<{ id: string, name: string, checkboxText: string, isRequired: boolean, content: RichTextFragment }> };

export type PickupPointsQueryVariables = Exact<{
  carrier: string;
  country: string;
  postalCode: string;
}>;


export type PickupPointsQuery = { pickupPoints: Array<PickupPointFragment> };

export type SetCheckoutEmailMutationVariables = Exact<{
  email: string;
}>;


export type SetCheckoutEmailMutation = { setCheckoutEmail: CheckoutAnswerFragment };

export type SetCheckoutAddressesMutationVariables = Exact<{
  input: CheckoutAddressesInput;
}>;


export type SetCheckoutAddressesMutation = { setCheckoutAddresses: CheckoutAnswerFragment };

export type SetCheckoutShippingMethodMutationVariables = Exact<{
  input: ShippingMethodInput;
}>;


export type SetCheckoutShippingMethodMutation = { setCheckoutShippingMethod: CheckoutAnswerFragment };

export type SetCheckoutPaymentMethodMutationVariables = Exact<{
  input: PaymentMethodInput;
}>;


export type SetCheckoutPaymentMethodMutation = { setCheckoutPaymentMethod: CheckoutAnswerFragment };

export type ApplyStoreCreditMutationVariables = Exact<{ [key: string]: never; }>;


export type ApplyStoreCreditMutation = { applyStoreCredit: CheckoutAnswerFragment };

export type RemoveStoreCreditMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveStoreCreditMutation = { removeStoreCredit: CheckoutAnswerFragment };

export type StartWalletPaymentMutationVariables = Exact<{
  code: string;
}>;


export type StartWalletPaymentMutation = { startWalletPayment: { success: boolean, errorMessage: string | null, redirectUrl: string | null } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { success: boolean, errorMessage: string | null, changes: Array<string>, redirectUrl: string | null, order: PlacedOrderFragment | null, checkout: CheckoutStateFragment } };

export type CheckoutAnswerFragment = { success: boolean, errorMessage: string | null, notes: Array<string>, errors: Array<FieldFaultFragment>, checkout: CheckoutStateFragment };

export type CheckoutStateFragment = { step: CheckoutStep, revision: string, isGuestAllowed: boolean, email: string | null, isBillingSameAsShipping: boolean, minimumOrder: string | null, shippingNotes: Array<string>, cart: CartContentsFragment, shippingAddress: (
    { regionId: string | null }
    & PersonalAddress_CheckoutAddress_Fragment
  ) | null, billingAddress: (
    { regionId: string | null }
    & PersonalAddress_CheckoutAddress_Fragment
  ) | null, shippingMethods: Array<ShippingMethodFragment>, shippingMethod: ShippingMethodFragment | null, pickupPoint: PickupPointFragment | null, paymentMethods: Array<PaymentMethodFragment>, paymentMethod: PaymentMethodFragment | null, storeCredit: { balance: PriceValueFragment, applied: PriceValueFragment | null } | null };

export type ShippingMethodFragment = { id: string, carrier_code: string, method_code: string, carrierTitle: string, title: string, needsPickupPoint: boolean, price: { priceInclTax: PriceValueFragment } };

export type PaymentMethodFragment = { code: string, title: string, kind: PaymentKind };

export type PickupPointFragment = { id: string, name: string, distance: number | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> }, schedule: { monday: string | null, tuesday: string | null, wednesday: string | null, thursday: string | null, friday: string | null, saturday: string | null, sunday: string | null } };

export const Checkout: Operation<CheckoutQuery, CheckoutQueryVariables> = {
  name: 'Checkout',
  kind: 'query',
  sha256: '65a3e3e865f73767a094a7aa9b7cde7757951a85ed91e67b3be530e550e4830f',
  text: "query Checkout{checkout{...CheckoutState}}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}

export const Agreements: Operation<AgreementsQuery, AgreementsQueryVariables> = {
  name: 'Agreements',
  kind: 'query',
  sha256: 'c6ea4cc3583d80f2e2b719445749b94a162387ae4f11cb99df59b38344470757',
  text: "query Agreements{agreements{id name checkboxText isRequired content{...RichText}}}fragment RichText on Wysiwyg{childNodes data{__typename dataId ...on WidgetProductGrid{title isCarousel products{...ProductCard}}}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const PickupPoints: Operation<PickupPointsQuery, PickupPointsQueryVariables> = {
  name: 'PickupPoints',
  kind: 'query',
  sha256: '309155545c1e2cbecd3324c70eebeb1f30d591eee7cc510a5ac10ee69c54a77c',
  text: "query PickupPoints($carrier:String!$country:String!$postalCode:String!){pickupPoints(carrier_code:$carrier country:$country postalCode:$postalCode){...PickupPoint}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}",
}

export const SetCheckoutEmail: Operation<SetCheckoutEmailMutation, SetCheckoutEmailMutationVariables> = {
  name: 'SetCheckoutEmail',
  kind: 'mutation',
  sha256: '79e8f81f962e31783b81a21f24bb6b1771819998bc5fb730ed23a826c2fa1a4d',
  text: "mutation SetCheckoutEmail($email:String!){setCheckoutEmail(email:$email){...CheckoutAnswer}}fragment CheckoutAnswer on CheckoutMutationSuccess{success errorMessage notes errors{...FieldFault}checkout{...CheckoutState}}fragment FieldFault on FieldError{field message}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}

export const SetCheckoutAddresses: Operation<SetCheckoutAddressesMutation, SetCheckoutAddressesMutationVariables> = {
  name: 'SetCheckoutAddresses',
  kind: 'mutation',
  sha256: 'fda982b8b63ef8dd823ef0bc7855bc6bcee028550153f00b87b2e23ddfb08416',
  text: "mutation SetCheckoutAddresses($input:CheckoutAddressesInput!){setCheckoutAddresses(input:$input){...CheckoutAnswer}}fragment CheckoutAnswer on CheckoutMutationSuccess{success errorMessage notes errors{...FieldFault}checkout{...CheckoutState}}fragment FieldFault on FieldError{field message}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}

export const SetCheckoutShippingMethod: Operation<SetCheckoutShippingMethodMutation, SetCheckoutShippingMethodMutationVariables> = {
  name: 'SetCheckoutShippingMethod',
  kind: 'mutation',
  sha256: 'fc6ffe18bd96368b1e8cfd10416fc1d1559ff161d2e16a46a641514b7ad13447',
  text: "mutation SetCheckoutShippingMethod($input:ShippingMethodInput!){setCheckoutShippingMethod(input:$input){...CheckoutAnswer}}fragment CheckoutAnswer on CheckoutMutationSuccess{success errorMessage notes errors{...FieldFault}checkout{...CheckoutState}}fragment FieldFault on FieldError{field message}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}

export const SetCheckoutPaymentMethod: Operation<SetCheckoutPaymentMethodMutation, SetCheckoutPaymentMethodMutationVariables> = {
  name: 'SetCheckoutPaymentMethod',
  kind: 'mutation',
  sha256: 'd3b0ccc2968339fba7bb80602689bcffa18073c685b931e2f7aff276d9028ab4',
  text: "mutation SetCheckoutPaymentMethod($input:PaymentMethodInput!){setCheckoutPaymentMethod(input:$input){...CheckoutAnswer}}fragment CheckoutAnswer on CheckoutMutationSuccess{success errorMessage notes errors{...FieldFault}checkout{...CheckoutState}}fragment FieldFault on FieldError{field message}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}

export const ApplyStoreCredit: Operation<ApplyStoreCreditMutation, ApplyStoreCreditMutationVariables> = {
  name: 'ApplyStoreCredit',
  kind: 'mutation',
  sha256: '85cc26078275617024605d66dc8e9b8d76c78976a40c93baa95604f6fd5d37c9',
  text: "mutation ApplyStoreCredit{applyStoreCredit{...CheckoutAnswer}}fragment CheckoutAnswer on CheckoutMutationSuccess{success errorMessage notes errors{...FieldFault}checkout{...CheckoutState}}fragment FieldFault on FieldError{field message}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}

export const RemoveStoreCredit: Operation<RemoveStoreCreditMutation, RemoveStoreCreditMutationVariables> = {
  name: 'RemoveStoreCredit',
  kind: 'mutation',
  sha256: 'b29721c92c26b3e9b06d6154547b0a2f9c18b316315b8a3aef8cbc75240a70c3',
  text: "mutation RemoveStoreCredit{removeStoreCredit{...CheckoutAnswer}}fragment CheckoutAnswer on CheckoutMutationSuccess{success errorMessage notes errors{...FieldFault}checkout{...CheckoutState}}fragment FieldFault on FieldError{field message}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}

export const StartWalletPayment: Operation<StartWalletPaymentMutation, StartWalletPaymentMutationVariables> = {
  name: 'StartWalletPayment',
  kind: 'mutation',
  sha256: '3828d5f668f73a8871416fa36f80ddca3fe8dc8c733008cfc3b8625788633819',
  text: "mutation StartWalletPayment($code:String!){startWalletPayment(code:$code){success errorMessage redirectUrl}}",
}

export const PlaceOrder: Operation<PlaceOrderMutation, PlaceOrderMutationVariables> = {
  name: 'PlaceOrder',
  kind: 'mutation',
  sha256: 'c1fdda05dfc8712335c0e73fddb4a953ca996bdafab941b2e6c828b2750da403',
  text: "mutation PlaceOrder($input:PlaceOrderInput!){placeOrder(input:$input){success errorMessage changes redirectUrl order{...PlacedOrder}checkout{...CheckoutState}}}fragment PlacedOrder on PlacedOrder{number email state redirectUrl coupons isAcknowledged canRegister payment{...PaymentMethod}items{sku name qty price{...PriceValue}}total{...PriceValue}tax{...PriceValue}shipping{...PriceValue}discount{...PriceValue}}fragment CheckoutState on Checkout{step revision isGuestAllowed email isBillingSameAsShipping minimumOrder shippingNotes cart{...CartContents}shippingAddress{...PersonalAddress regionId}billingAddress{...PersonalAddress regionId}shippingMethods{...ShippingMethod}shippingMethod{...ShippingMethod}pickupPoint{...PickupPoint}paymentMethods{...PaymentMethod}paymentMethod{...PaymentMethod}storeCredit{balance{...PriceValue}applied{...PriceValue}}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PickupPoint on PickupPoint{id name distance address{country locality postalCode streetAddress}schedule{monday tuesday wednesday thursday friday saturday sunday}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}",
}
