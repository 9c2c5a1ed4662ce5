import type { ListParameters } from '../schema/product-list-parameters.ts'
import type { AddressValues } from './screens/address/address-values.ts'
import type { CartContentsFragment, CartLineFragment } from './screens/cart/cart.generated.ts'
import type { ProductCardFragment } from './screens/catalog/product-card.generated.ts'
import type { ProductListFragment } from './screens/catalog/product-layer.generated.ts'
import type { ProductPageFragment } from './screens/catalog/product-page.generated.ts'
import type { CheckoutStateFragment, PaymentMethodFragment } from './screens/checkout/checkout.generated.ts'
import type { PlacedOrderFragment } from './screens/checkout/placed-order.generated.ts'
import type { WholeWishlistFragment } from './screens/wishlist/wishlist.generated.ts'
import type { OrderDetailFragment } from './screens/orders/customer-orders.generated.ts'
import type { OrderViewItemFragment } from './screens/orders/order-view.generated.ts'
import type { SiteTagsFragment } from './site/shop.generated.ts'

type Configuration = ProductPageFragment['configurations'][number]

/** Places in screens that extensions fill, and what each passes. Every name is an export of `virtual:extensions/slots`. */
export type SlotProps = {
  /** Product page, between name and price. */
  ProductBelowName: { product: ProductPageFragment }
  /** Product page, below price and stock. */
  ProductAfterPrice: { product: ProductPageFragment }
  /** Product page, in the tile of a pack, beside its price per kilogram. Its line has the height already. */
  PackNote: { product: ProductPageFragment; variant: Configuration['product'] }
  /** Product page, below the form. `variant`: the chosen one of several. */
  ProductAfterForm: { product: ProductPageFragment; variant: Configuration['product'] | undefined }
  /** Product page, in the place of the button. `sku`: of the chosen variant. */
  ProductSoldOut: { sku: string }
  /** Product page, below the reviews. */
  ProductAfterReviews: { sku: string }
  /** Product page, among the details below the reviews. */
  ProductSection: { product: ProductPageFragment }
  /** Product page, beside the heart. The height of a button is reserved. */
  ProductAction: { product: ProductPageFragment }
  /** Product page, below everything else. */
  ProductEnd: { product: ProductPageFragment }
  /** Product card, over the picture. */
  CardBadge: { product: ProductCardFragment }
  CardBelowPrice: { product: ProductCardFragment }
  /** Product list, below the goods of its page. `hrefOf`: the address of the list in another state. */
  ProductListEnd: {
    layer: ProductListFragment
    parameters: ListParameters
    hrefOf: (parameters: ListParameters) => string
  }
  /** Cart page, below a line. Where it renders anything, the height of a button is reserved. */
  CartLineExtra: { line: CartLineFragment }
  /** Cart page, between lines and totals. */
  CartExtra: { cart: CartContentsFragment }
  /**
   * Cart page and drawer, below the button to the checkout. The height of a button is reserved while it renders nothing: a part with nothing to show
   * renders a hidden element.
   */
  CartCheckout: { cart: CartContentsFragment }
  /** Address form, below the street field once it had the focus. */
  AddressSuggestions: {
    input: HTMLInputElement
    values: AddressValues
    onChoose: (place: { street: string; postalCode: string; locality: string }) => void
  }
  /** Checkout, above the form of the delivery. */
  CheckoutDelivery: { checkout: CheckoutStateFragment }
  /** Checkout, in the card of a chosen payment method. */
  CheckoutPayment: { method: PaymentMethodFragment }
  /** Checkout, below the options of a line. */
  CheckoutLineExtra: { line: CartLineFragment }
  /** Page after an order, below the options of a line. */
  PlacedLineExtra: { line: PlacedOrderFragment['items'][number] }
  /** Page after an order, below everything else. */
  CheckoutSuccess: { order: PlacedOrderFragment }
  /** Order of a customer or a guest, below the options of a line. */
  OrderLineExtra: { line: OrderViewItemFragment }
  /** Account, beside the actions of an order. */
  OrderAction: { order: OrderDetailFragment }
  /** Account, below the parts of an order. */
  OrderSection: { order: OrderDetailFragment }
  /** Home page, below its first products. */
  HomeBelowGoods: { readonly [none in never]: never }
  /** Home page, below its content. */
  HomeExtra: { readonly [none in never]: never }
  /** Page that is not found, below everything else. */
  NotFound: { readonly [none in never]: never }
  /** Search page, below an empty result. */
  SearchEmpty: { readonly [none in never]: never }
  /** Footer, beside the button that opens the choice of cookies. It appears when the browser is idle. */
  FooterLink: { readonly [none in never]: never }
  /** Runs on every page once the browser is idle. Shows nothing, and has no texts. `tags` are the third parties that the site uses. */
  ThirdParty: { tags: SiteTagsFragment }
  /** Account, beside the button that puts the whole list into the cart. */
  WishlistAction: { wishlist: WholeWishlistFragment }
  /** In the footer of every page. */
  FooterExtra: { readonly [none in never]: never }
}
