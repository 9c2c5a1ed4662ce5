import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductModel } from '../domains/catalog/product-model.ts';
import type { CategoryModel } from '../domains/catalog/category-model.ts';
import type { LayerModel } from '../domains/catalog/layer-model.ts';
import type { SearchModel } from '../domains/search/search-model.ts';
import type { RichTextModel, ProductGridModel } from '../domains/content/rich-text-model.ts';
import type { CustomerAnswer, AddressAnswer } from '../domains/customer/customer-answer.ts';
import type { CustomerModel } from '../domains/customer/customer-model.ts';
import type { OrderModel, OrderItemModel } from '../domains/orders/order-model.ts';
import type { WishlistAnswer, WishlistToCartAnswer } from '../domains/wishlist/wishlist-answer.ts';
import type { TicketModel, TicketAnswer } from '../domains/helpdesk/ticket-model.ts';
import type { RequestContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
// Made by `npm run generate` from schema/shop; not edited by hand.

/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A rich text as a tree: a list of nodes shaped as `schema/rich-text.ts` says. */
  RichTextTree: { input: import('../../schema/rich-text.ts').RichTextNode[]; output: import('../../schema/rich-text.ts').RichTextNode[]; }
  /** An instant as ISO 8601 text, for example 2026-11-20T09:30:00Z. */
  DateTime: { input: string; output: string; }
};

export type Query = {
  __typename?: 'Query';
  /** Countries the store delivers to, by name in the shop's language. */
  countries: Array<Country>;
  /** What a form has to prove that a person sends it, and with what: the answer goes into the mutation's argument `captcha`. */
  captcha: Captcha;
  /** The shopper's cart; empty when nothing was added yet. */
  cart: Cart;
  product?: Maybe<Product>;
  /** Products as lists show them, in the order asked for; null for what the store does not show. At most 200 skus. */
  productsBySku: Array<Maybe<Product>>;
  category?: Maybe<Category>;
  /** The menu: categories that are shown in it, two levels below the root. */
  navigation: Array<NavigationItem>;
  /** The open cart on its way to an order. What is chosen is kept by the store, so that it outlasts a reload. */
  checkout: Checkout;
  /** The order that this browser placed last; null when there is none. */
  placedOrder?: Maybe<PlacedOrder>;
  /** What has to be agreed to before an order. */
  agreements: Array<Agreement>;
  /** Pickup points of a carrier around a postcode, nearest first; at most 20. Without a carrier, the shop's own. */
  pickupPoints: Array<PickupPoint>;
  /** What delivery to a place would cost, for the cart: an estimate that changes nothing. */
  deliveryEstimate: Array<ShippingMethod>;
  /** Blocks or pages by identifier, in the order asked for; unknown identifiers are left out. At most 30 identifiers. */
  cmsPageList: Array<CmsPage>;
  /**
   * Where contents, products and categories of a page are edited, in the order asked for; empty for everybody but contributors. At most
   * 300 of them.
   */
  xRay: Array<XRayTarget>;
  me: Customer;
  /** What the store wants of a password. */
  passwordRule: PasswordRule;
  /** Whom a ticket can be for; empty where the store has no help desk. */
  helpdeskDepartments: Array<HelpdeskDepartment>;
  /** An invoice of one of the customer's orders; null for every pair of ids that stands for none. */
  invoice?: Maybe<DisplayableInvoice>;
  /** What `findGuestOrder` asks for beside number and e-mail; null where the store cannot look guests' orders up. */
  guestOrderProof?: Maybe<GuestOrderProof>;
  /** An order of the signed-in customer; null for guests, and for every id that stands for none of theirs. */
  order?: Maybe<Order>;
  /** What a review rates a product by; empty where the store wants no rating. */
  reviewRatings: Array<ReviewRating>;
  /** What the address stands for. `url` is a path below the base URL, with or without a leading slash, with or without a query string. */
  route: RouteEntity;
  search: SearchResult;
  shop: Shop;
  /** Whether this store offers a feature, for example «wishlist»; false for names it does not know. */
  isFeatureActive: Scalars['Boolean']['output'];
  /** All languages by ISO 639-1 code, named in the shop's language. */
  languages: Array<Language>;
  /** Whether the customer waits for a product; of a configurable product: the variant. Guests are told nothing. */
  stockAlert: StockAlert;
  /** A list that its owner shared, for anyone who has its code; null when the code leads nowhere. */
  sharedWishlist?: Maybe<SharedWishlist>;
};


export type QueryCaptchaArgs = {
  form: CaptchaForm;
};


export type QueryProductArgs = {
  sku: Scalars['String']['input'];
};


export type QueryProductsBySkuArgs = {
  skus: Array<Scalars['String']['input']>;
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPickupPointsArgs = {
  carrier_code?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
};


export type QueryDeliveryEstimateArgs = {
  country: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
};


export type QueryCmsPageListArgs = {
  identifiers: Array<Scalars['String']['input']>;
};


export type QueryXRayArgs = {
  targets: Array<XRayTargetInput>;
};


export type QueryInvoiceArgs = {
  order_id: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryOrderArgs = {
  order_id: Scalars['ID']['input'];
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


export type QueryIsFeatureActiveArgs = {
  feature: Scalars['String']['input'];
};


export type QueryStockAlertArgs = {
  sku: Scalars['String']['input'];
};


export type QuerySharedWishlistArgs = {
  shareCode: Scalars['String']['input'];
};

export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 two-letter code. */
  id: Scalars['ID']['output'];
  /** ISO 3166-1 three-letter and numeric codes (spec §3 «Reference data»). */
  alpha3: Scalars['String']['output'];
  numeric: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Whether the store wants a region; then `regions` is offered, or a text when it is empty. */
  isRegionRequired: Scalars['Boolean']['output'];
  isPostalCodeRequired: Scalars['Boolean']['output'];
  regions: Array<Region>;
};

export type Region = {
  __typename?: 'Region';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** An address of a place, spelled as schema.org does (spec §3). */
export type PostalAddress = {
  __typename?: 'PostalAddress';
  /** ISO 3166-1 two-letter code. */
  country: Scalars['String']['output'];
  locality: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  /** At most 38 characters each (spec §5). */
  streetAddress: Array<Scalars['String']['output']>;
};

/** An address of a person: of an order or a cart, or, with an id, of the customer's book. */
export type PersonalAddress = {
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  address: PostalAddress;
  region?: Maybe<Scalars['String']['output']>;
};

export type AddressInput = {
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  telephone: Scalars['String']['input'];
  country: Scalars['String']['input'];
  locality: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
  /** One to three lines of at most 38 characters (spec §5); longer ones are refused, never cut. */
  streetAddress: Array<Scalars['String']['input']>;
  /** Id of one of the country's regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the country has no list of regions. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** What is wrong with one field of a form. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Path of the input's field, for example `address.postalCode`. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Forms that can be protected, by the store's own names where it has one. */
export type CaptchaForm =
  | 'CUSTOMER_LOGIN'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_FORGOT_PASSWORD'
  /** A new password, with the mail's link: the store protects it along with the request. */
  | 'CUSTOMER_RESET_PASSWORD'
  /** A new password for whoever is signed in. */
  | 'CUSTOMER_EDIT'
  | 'PLACE_ORDER'
  | 'NEWSLETTER'
  | 'CONTACT'
  | 'PRODUCT_REVIEW'
  | 'HELPDESK'
  | 'STOCK_ALERT';

export type Captcha = {
  __typename?: 'Captcha';
  kind: CaptchaKind;
  /** A challenge of ALTCHA as JSON, for a proof of work. */
  challenge?: Maybe<Scalars['String']['output']>;
  /** Of the store's reCAPTCHA. */
  siteKey?: Maybe<Scalars['String']['output']>;
};

export type CaptchaKind =
  /** Nothing is asked for. */
  | 'NONE'
  /** The browser works for a moment (ALTCHA). */
  | 'PROOF_OF_WORK'
  /** The store asks Google about the shopper. */
  | 'RECAPTCHA';

export type Mutation = {
  __typename?: 'Mutation';
  addItemToCart: CartMutationSuccess;
  /** Adds every line that can be added; the others are named in `errors`. At most 100 lines. */
  addMultipleItemsToCart: CartMutationSuccess;
  /** Quantity 0 removes the line. */
  updateCartItem: CartMutationSuccess;
  removeCartItem: CartMutationSuccess;
  applyCoupon: CartMutationSuccess;
  removeCoupon: CartMutationSuccess;
  setCheckoutEmail: CheckoutMutationSuccess;
  /** Drops the delivery method, as the store does. */
  setCheckoutAddresses: CheckoutMutationSuccess;
  setCheckoutShippingMethod: CheckoutMutationSuccess;
  setCheckoutPaymentMethod: CheckoutMutationSuccess;
  applyStoreCredit: CheckoutMutationSuccess;
  removeStoreCredit: CheckoutMutationSuccess;
  /** Asks a wallet for its page, before the order. The wallet sends the shopper back to `{base}/checkout/payment/wallet`. */
  startWalletPayment: PaymentRedirectSuccess;
  /**
   * Places the order that was shown, once: the same cart gives the same order, however often this is asked. What changed since the
   * shopper looked (`revision`) is told instead of ordered.
   */
  placeOrder: PlaceOrderSuccess;
  /** Says that the order was shown: its purchase is told to analytics once. True for the first to say so. */
  acknowledgeOrder: AcknowledgeOrderSuccess;
  /** The shop's people get it by mail. Where the store takes none (before 2.4.7), the refusal says how to reach them. */
  sendContactMessage: RequestSuccess;
  /** Whether everything is asked of the store anew. */
  setPreviewMode: PreviewModeSuccess;
  /** Whether contents, products and categories are outlined. */
  setXRayMode: XRayModeSuccess;
  /** The shop as everybody sees it, until the link is opened again. */
  leaveContribution: LeaveContributionSuccess;
  /** One message for a wrong password, an unknown address and a locked account. What a guest had in the cart comes along. */
  login: CustomerMutationSuccess;
  logout: CustomerMutationSuccess;
  /** Makes an account and signs in, where the store wants no confirmation by mail first. */
  registerCustomer: CustomerMutationSuccess;
  updateCustomer: CustomerMutationSuccess;
  /** Signs in with the new address from now on. */
  changeEmail: CustomerMutationSuccess;
  /** Ends the account's other sessions, as far as the store can. */
  changePassword: CustomerMutationSuccess;
  /** Answers alike whether the address is known or not. */
  requestPasswordReset: RequestSuccess;
  /** `token`: from the mail's link. */
  resetPassword: RequestSuccess;
  /** Opens an account in a store that wants addresses confirmed; `key`: from the mail's link. */
  confirmEmail: RequestSuccess;
  /** A customer's own subscription. */
  setNewsletterSubscription: CustomerMutationSuccess;
  /** For anyone; answers alike whether the address is known or not. */
  subscribeToNewsletter: RequestSuccess;
  /** Everything the store knows of the customer, as one JSON text; asks for the password again, as the form `CUSTOMER_LOGIN`. */
  exportPersonalData: PersonalDataSuccess;
  /** Deletes the account for good and signs out; asks for the password again, as the form `CUSTOMER_LOGIN`. */
  deleteCustomer: CustomerMutationSuccess;
  createCustomerAddress: CustomerAddressMutationSuccess;
  updateCustomerAddress: CustomerAddressMutationSuccess;
  deleteCustomerAddress: CustomerAddressMutationSuccess;
  openHelpdeskTicket: HelpdeskTicketSuccess;
  /** Opens a closed ticket again. */
  answerHelpdeskTicket: HelpdeskTicketSuccess;
  closeHelpdeskTicket: HelpdeskTicketSuccess;
  /**
   * A guest's order by number, e-mail and what the store's level asks besides; one answer for every pair that does not fit.
   * A mutation, because each try counts against the address it comes from.
   */
  findGuestOrder: FindGuestOrderSuccess;
  /**
   * «Renoncer au contrat ici» (French consumer code, L. 221-21): tells the shop, and answers with a dated receipt that is mailed as well.
   * Asked twice with the same content it gives the same receipt.
   */
  withdraw: WithdrawalSuccess;
  /** Cancels one of the customer's orders, with one of `cancellationReasons`. What was paid is refunded by the store. */
  cancelOrder: CancelOrderSuccess;
  /** Has the store send a guest the mail that confirms a cancellation: until its link is opened the order stays. */
  requestGuestOrderCancellation: CancelOrderSuccess;
  /** Cancels a guest's order with the key of that mail. */
  confirmGuestOrderCancellation: CancelOrderSuccess;
  /** Puts what one of the customer's orders had into the cart again; what cannot be had any more is told line by line. */
  reorder: CartMutationSuccess;
  createReturnMerchandizeAuthorizationRequest: CreateReturnMerchandizeAuthorizationRequestSuccess;
  /** Shown once the shop has read it. Guests may write where the store lets them (`guestReviews`). */
  createProductReview: CreateProductReviewSuccess;
  /** Shows the shop's prices in another of its currencies from now on. */
  setCurrency: SetCurrencySuccess;
  /** A customer's own address is taken, a guest gives one. Answers alike whether the address waits already. */
  subscribeToStockAlert: StockAlertSuccess;
  /** A customer's own alert. */
  unsubscribeFromStockAlert: StockAlertSuccess;
  /** For anyone, by the token of the mail's link; answers alike for tokens that mean nothing. */
  cancelStockAlert: RequestSuccess;
  /** Choices may be incomplete: they can be made when it is bought. The same wish again is one item. */
  addProductToWishlist: WishlistMutationSuccess;
  removeProductFromWishlist: WishlistMutationSuccess;
  /** Moves items into the cart, all of them where none is named. What the cart refuses stays on the list, named in `refusedItems`. */
  addWishlistToCart: WishlistToCartSuccess;
  /** Mails the list to at most ten friends. */
  shareWishlist: WishlistMutationSuccess;
};


export type MutationAddItemToCartArgs = {
  item: CartItemInput;
};


export type MutationAddMultipleItemsToCartArgs = {
  items: Array<CartItemInput>;
};


export type MutationUpdateCartItemArgs = {
  item_id: Scalars['ID']['input'];
  qty: Scalars['Float']['input'];
};


export type MutationRemoveCartItemArgs = {
  item_id: Scalars['ID']['input'];
};


export type MutationApplyCouponArgs = {
  code: Scalars['String']['input'];
};


export type MutationSetCheckoutEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetCheckoutAddressesArgs = {
  input: CheckoutAddressesInput;
};


export type MutationSetCheckoutShippingMethodArgs = {
  input: ShippingMethodInput;
};


export type MutationSetCheckoutPaymentMethodArgs = {
  input: PaymentMethodInput;
};


export type MutationStartWalletPaymentArgs = {
  code: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationAcknowledgeOrderArgs = {
  number: Scalars['ID']['input'];
};


export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


export type MutationSetPreviewModeArgs = {
  enabled: Scalars['Boolean']['input'];
};


export type MutationSetXRayModeArgs = {
  enabled: Scalars['Boolean']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRegisterCustomerArgs = {
  input: RegisterCustomerInput;
};


export type MutationUpdateCustomerArgs = {
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
  loginCaptcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmEmailArgs = {
  email: Scalars['String']['input'];
  key: Scalars['String']['input'];
};


export type MutationSetNewsletterSubscriptionArgs = {
  isSubscribed: Scalars['Boolean']['input'];
};


export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationExportPersonalDataArgs = {
  password: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCustomerArgs = {
  password: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['ID']['input'];
  input: CustomerAddressInput;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOpenHelpdeskTicketArgs = {
  input: HelpdeskTicketInput;
};


export type MutationAnswerHelpdeskTicketArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  attachments?: InputMaybe<Array<HelpdeskAttachmentInput>>;
};


export type MutationCloseHelpdeskTicketArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFindGuestOrderArgs = {
  input: FindGuestOrderInput;
};


export type MutationWithdrawArgs = {
  input: WithdrawalInput;
};


export type MutationCancelOrderArgs = {
  order_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRequestGuestOrderCancellationArgs = {
  input: FindGuestOrderInput;
  reason: Scalars['String']['input'];
};


export type MutationConfirmGuestOrderCancellationArgs = {
  input: FindGuestOrderInput;
  key: Scalars['String']['input'];
};


export type MutationReorderArgs = {
  order_id: Scalars['ID']['input'];
};


export type MutationCreateReturnMerchandizeAuthorizationRequestArgs = {
  input: CreateReturnMerchandizeAuthorizationRequestInput;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationSetCurrencyArgs = {
  currency: Scalars['String']['input'];
};


export type MutationSubscribeToStockAlertArgs = {
  sku: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  captcha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnsubscribeFromStockAlertArgs = {
  sku: Scalars['String']['input'];
};


export type MutationCancelStockAlertArgs = {
  token: Scalars['String']['input'];
};


export type MutationAddProductToWishlistArgs = {
  item: CartItemInput;
};


export type MutationRemoveProductFromWishlistArgs = {
  itemId: Scalars['ID']['input'];
};


export type MutationAddWishlistToCartArgs = {
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationShareWishlistArgs = {
  emails: Array<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
};

export type CartItemInput = {
  sku: Scalars['String']['input'];
  qty: Scalars['Float']['input'];
  /** Values of a configurable product's options. */
  options?: InputMaybe<Array<SelectedOptionInput>>;
  /** Custom options: the value's id where one is chosen, the text where one is typed; several entries for several choices. */
  customOptions?: InputMaybe<Array<SelectedOptionInput>>;
  bundleOptions?: InputMaybe<Array<SelectedBundleOptionInput>>;
  /** Chosen links of a downloadable product. */
  downloadLinks?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Quantities of a grouped product's items, by sku. */
  groupedItems?: InputMaybe<Array<GroupedItemInput>>;
};

export type SelectedOptionInput = {
  option_id: Scalars['ID']['input'];
  option_value: Scalars['String']['input'];
};

export type SelectedBundleOptionInput = {
  option_id: Scalars['ID']['input'];
  option_value: Scalars['ID']['input'];
  option_qty?: InputMaybe<Scalars['Float']['input']>;
};

export type GroupedItemInput = {
  sku: Scalars['String']['input'];
  qty: Scalars['Float']['input'];
};

export type CartMutationSuccess = MutationSuccessInterface & {
  __typename?: 'CartMutationSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** Every message of the store, one per refused line. */
  errors: Array<Scalars['String']['output']>;
  /** Which lines of `addMultipleItemsToCart` were refused, counted from 0; empty for the other mutations. */
  refusedItems: Array<RefusedItem>;
  /** In what quantities the store sells what it refused; null where it says nothing of them. */
  quantityRule?: Maybe<QuantityRule>;
  /** The whole cart as it is now. */
  cart: Cart;
};

export type QuantityRule = {
  __typename?: 'QuantityRule';
  /** Quantities are multiples of this. */
  step?: Maybe<Scalars['Float']['output']>;
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
};

export type RefusedItem = {
  __typename?: 'RefusedItem';
  index: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type Cart = {
  __typename?: 'Cart';
  /** Opaque and stable for one cart; never the store's own id. */
  id: Scalars['ID']['output'];
  /** Pieces in the cart: the sum of the lines' quantities. */
  items_qty: Scalars['Float']['output'];
  items: Array<CartItem>;
  coupons: Array<CartCoupon>;
  totals: CartTotals;
  /** Whether anything has to be delivered. */
  isShippable: Scalars['Boolean']['output'];
  /** False while the cart is empty or a line has an error. */
  canCheckout: Scalars['Boolean']['output'];
};

export type CartItem = {
  __typename?: 'CartItem';
  item_id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** A path for resized-images: the chosen variant's picture when it has one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  qty: Scalars['Float']['output'];
  product: Product;
  options: Array<CartItemOption>;
  /** What adds this line again; null where the store does not tell enough of what was chosen. */
  choice?: Maybe<CartItemChoice>;
  priceInfo: CartItemPriceInfo;
  errors: Array<Scalars['String']['output']>;
};

/** A line in the shape of `CartItemInput`. */
export type CartItemChoice = {
  __typename?: 'CartItemChoice';
  sku: Scalars['String']['output'];
  qty: Scalars['Float']['output'];
  options: Array<SelectedOption>;
  customOptions: Array<SelectedCustomOption>;
  bundleOptions: Array<SelectedBundleOption>;
  downloadLinks: Array<Scalars['ID']['output']>;
};

export type SelectedCustomOption = {
  __typename?: 'SelectedCustomOption';
  option_id: Scalars['ID']['output'];
  /** The value's id where one is chosen, the text where one is typed. */
  option_value: Scalars['String']['output'];
};

export type SelectedBundleOption = {
  __typename?: 'SelectedBundleOption';
  option_id: Scalars['ID']['output'];
  option_value: Scalars['ID']['output'];
  option_qty: Scalars['Float']['output'];
};

export type CartItemOption = {
  __typename?: 'CartItemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CartItemPriceInfo = {
  __typename?: 'CartItemPriceInfo';
  /** One piece. */
  price: TaxedPrice;
  /** Price per kilogram or litre of the piece; null where the store does not tell the net quantity. */
  unitPrice?: Maybe<UnitPrice>;
  /** The line, before discounts. */
  rowTotal: TaxedPrice;
  discount?: Maybe<Price>;
};

export type CartCoupon = {
  __typename?: 'CartCoupon';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartTotals = {
  __typename?: 'CartTotals';
  subtotalInclTax: Price;
  subtotalExclTax: Price;
  discounts: Array<CartTotalLine>;
  /** Delivery as chosen; null before. */
  shipping?: Maybe<TaxedPrice>;
  taxes: Array<CartTotalLine>;
  totalInclTax: Price;
  totalExclTax: Price;
};

export type CartTotalLine = {
  __typename?: 'CartTotalLine';
  label: Scalars['String']['output'];
  price: Price;
};

export type NavigationItem = {
  __typename?: 'NavigationItem';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  children: Array<NavigationItem>;
};

export type Category = Routable & {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description?: Maybe<Wysiwyg>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Content block of a landing category. */
  landing?: Maybe<Wysiwyg>;
  /** Whether the merchant shows the category's products, or its block alone. */
  showsProducts: Scalars['Boolean']['output'];
  seo: Seo;
  breadcrumb: Array<BreadcrumbItem>;
  children: Array<Category>;
  layer: ProductLayer;
};


export type CategoryLayerArgs = {
  params?: InputMaybe<ProductListInput>;
};

/**
 * Product list query state (spec §3). Unknown attributes are ignored, values are option labels (spec §9: attribute labels are used).
 * A page past the end answers the first page.
 */
export type ProductListInput = {
  /** First product, counted from 0; a multiple of size. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Products asked for, at most 64. */
  size?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<Array<AttributeFilterInput>>;
  /** Prices already divided by the tax divisor (spec §9). */
  priceRange?: InputMaybe<PriceRangeInput>;
  sort?: InputMaybe<SortInput>;
};

export type AttributeFilterInput = {
  name: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type PriceRangeInput = {
  min?: InputMaybe<Scalars['Float']['input']>;
  max?: InputMaybe<Scalars['Float']['input']>;
};

export type SortInput = {
  field: Scalars['String']['input'];
  direction: SortDirection;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type ProductLayer = {
  __typename?: 'ProductLayer';
  total: Scalars['Int']['output'];
  from: Scalars['Int']['output'];
  size: Scalars['Int']['output'];
  products: Array<Product>;
  dynamicFacets: Array<DynamicFacet>;
  /** Bounds of the price filter: minPrice and maxPrice, in currency units. */
  fixedFacets: Array<FixedFacet>;
  /** Fields the list can be sorted by, with labels in the shop's language. */
  sorts: Array<SortOption>;
};

export type SortOption = {
  __typename?: 'SortOption';
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type DynamicFacet = {
  __typename?: 'DynamicFacet';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  buckets: Array<FacetBucket>;
};

export type FacetBucket = {
  /** What goes into the filter: the option's label. */
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  docCount: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
};

export type AttributeBucket = FacetBucket & {
  __typename?: 'AttributeBucket';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  docCount: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  swatch?: Maybe<Swatch>;
};

export type CategoryBucket = FacetBucket & {
  __typename?: 'CategoryBucket';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  docCount: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
};

export type FixedFacet = {
  __typename?: 'FixedFacet';
  name: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type Swatch = {
  __typename?: 'Swatch';
  type: SwatchType;
  /** `#rrggbb`, a path for resized-images, or a text. */
  value: Scalars['String']['output'];
};

export type SwatchType =
  | 'COLOR'
  | 'IMAGE'
  | 'TEXT';

export type ProductType =
  | 'SIMPLE'
  | 'VIRTUAL'
  | 'CONFIGURABLE'
  | 'BUNDLE'
  | 'GROUPED'
  | 'DOWNLOADABLE';

export type Product = Routable & {
  __typename?: 'Product';
  sku: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  name: Scalars['String']['output'];
  type: ProductType;
  /** Main picture: a path for resized-images. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  gallery: Array<ProductImage>;
  prices: ProductPrices;
  stock: Stock;
  stockLabel?: Maybe<ProductLabel>;
  /** Whether the merchant presents it as new today. */
  isNew: Scalars['Boolean']['output'];
  /** Whether a file belongs to every order of it, which the shop cannot pass on: it is ordered by phone or mail, never from the cart. */
  isOrderedByContact: Scalars['Boolean']['output'];
  description?: Maybe<Wysiwyg>;
  shortDescription?: Maybe<Wysiwyg>;
  seo: Seo;
  breadcrumb: Array<BreadcrumbItem>;
  reviewsLayer: ReviewsLayer;
  /** Variants of a configurable product. */
  configurations: Array<ProductConfiguration>;
  options: Array<ProductOption>;
  custom_options: Array<ProductCustomOption>;
  bundleOptions: Array<BundleOption>;
  groupedItems: Array<GroupedItem>;
  downloadLinks: Array<DownloadLink>;
  /** Files to look at before a downloadable product is bought. */
  downloadSamples: Array<DownloadSample>;
  /** Whether links of a downloadable product are chosen one by one. */
  downloadLinksRequired: Scalars['Boolean']['output'];
  /** What the law wants shown of a feed before it is bought (Regulation (EC) 767/2009, article 11). */
  feedLabel?: Maybe<FeedLabel>;
  /** Further attributes the store shows on the product page. */
  attributes: Array<ProductAttribute>;
  relatedProducts: Array<Product>;
  upsellProducts: Array<Product>;
};


export type ProductReviewsLayerArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductImage = {
  __typename?: 'ProductImage';
  /** A path for resized-images. */
  url: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** What plays in the picture's place. */
  video?: Maybe<ProductVideo>;
};

/** A video with the attributes of schema/video.ts, at a provider or a file; where nobody may show it in the shop, its address elsewhere. */
export type ProductVideo = {
  __typename?: 'ProductVideo';
  title: Scalars['String']['output'];
  provider?: Maybe<Scalars['String']['output']>;
  video?: Maybe<Scalars['String']['output']>;
  hash?: Maybe<Scalars['String']['output']>;
  start?: Maybe<Scalars['String']['output']>;
  /** A path below the store's media root, or an https address. */
  file?: Maybe<Scalars['String']['output']>;
  href?: Maybe<Scalars['String']['output']>;
};

export type ProductPrices = {
  __typename?: 'ProductPrices';
  /**
   * What may be struck: the lowest price of the 30 days before a reduction, no more than the store's regular price. Where there is no
   * reduction, or the store does not tell what was asked before, it is `finalPrice`.
   */
  regularPrice: TaxedPrice;
  finalPrice: TaxedPrice;
  /** Lowest price of any choice; differs from finalPrice where the choice decides. */
  minPrice: TaxedPrice;
  tierPrice: Array<TierPrice>;
  /**
   * Price per kilogram or litre of `minPrice`, from the net quantity; null where the store does not tell it. For a product with variants
   * it is that of the cheapest one, which only the product's own page knows: lists have none.
   */
  unitPrice?: Maybe<UnitPrice>;
};

export type TierPrice = {
  __typename?: 'TierPrice';
  qty: Scalars['Float']['output'];
  /** Price of one piece. */
  priceInclTax: Price;
  priceExclTax: Price;
};

export type UnitPrice = {
  __typename?: 'UnitPrice';
  price: TaxedPrice;
  unit: MeasureUnit;
};

export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type Stock = {
  __typename?: 'Stock';
  isInStock: Scalars['Boolean']['output'];
  /** Pieces left, only when the store tells. */
  quantityLeft?: Maybe<Scalars['Float']['output']>;
};

export type ProductLabel = {
  __typename?: 'ProductLabel';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type FeedLabel = {
  __typename?: 'FeedLabel';
  feedType?: Maybe<Scalars['String']['output']>;
  species?: Maybe<Scalars['String']['output']>;
  composition?: Maybe<Scalars['String']['output']>;
  analyticalConstituents?: Maybe<Scalars['String']['output']>;
  additives?: Maybe<Scalars['String']['output']>;
  directions?: Maybe<Scalars['String']['output']>;
  operator?: Maybe<Scalars['String']['output']>;
  /** Net quantity as shown, for example «2 kg». */
  netQuantity?: Maybe<Scalars['String']['output']>;
};

export type ProductConfiguration = {
  __typename?: 'ProductConfiguration';
  product: Product;
  options: Array<SelectedOption>;
};

export type SelectedOption = {
  __typename?: 'SelectedOption';
  option_id: Scalars['ID']['output'];
  option_value: Scalars['ID']['output'];
};

/** An attribute that varies: the shopper chooses one value. */
export type ProductOption = {
  __typename?: 'ProductOption';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  attribute: ProductOptionAttribute;
  values: Array<ProductOptionValue>;
};

export type ProductOptionAttribute = {
  __typename?: 'ProductOptionAttribute';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ProductOptionValue = {
  __typename?: 'ProductOptionValue';
  label: Scalars['String']['output'];
  value: Scalars['ID']['output'];
  swatch?: Maybe<Swatch>;
};

export type CustomOptionType =
  | 'FIELD'
  | 'AREA'
  /** `YYYY-MM-DD`. */
  | 'DATE'
  /** `YYYY-MM-DDTHH:mm`. */
  | 'DATE_TIME'
  /** `HH:mm`. */
  | 'TIME'
  | 'SELECT'
  | 'RADIO'
  | 'CHECKBOX'
  | 'MULTIPLE';

export type ProductCustomOption = {
  __typename?: 'ProductCustomOption';
  option_id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: CustomOptionType;
  is_required: Scalars['Boolean']['output'];
  max_characters?: Maybe<Scalars['Int']['output']>;
  extraCost?: Maybe<ExtraCost>;
  /** Empty for what is typed. */
  values: Array<ProductCustomOptionValue>;
};

export type ProductCustomOptionValue = {
  __typename?: 'ProductCustomOptionValue';
  option_value_id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  sort_order: Scalars['Int']['output'];
  extraCost?: Maybe<ExtraCost>;
};

export type ExtraCost = {
  type: ExtraCostType;
};

export type ExtraCostType =
  | 'FIXED'
  | 'PERCENTAGE';

export type FixedExtraCost = ExtraCost & {
  __typename?: 'FixedExtraCost';
  type: ExtraCostType;
  prices: TaxedPrice;
};

export type PercentageExtraCost = ExtraCost & {
  __typename?: 'PercentageExtraCost';
  type: ExtraCostType;
  /** Percent of the product's price: 10 means 10 %. */
  rate: Scalars['Float']['output'];
};

export type BundleOptionType =
  | 'SELECT'
  | 'RADIO'
  | 'CHECKBOX'
  | 'MULTI';

export type BundleOption = {
  __typename?: 'BundleOption';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  type: BundleOptionType;
  values: Array<BundleOptionValue>;
};

export type BundleOptionValue = {
  __typename?: 'BundleOptionValue';
  value: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  isDefault: Scalars['Boolean']['output'];
  defaultQuantity: Scalars['Float']['output'];
  userDefinedQuantity: Scalars['Boolean']['output'];
  /** Price of one piece of this choice. */
  prices: TaxedPrice;
  product?: Maybe<Product>;
  stockLabel?: Maybe<ProductLabel>;
  stock: Stock;
};

export type GroupedItem = {
  __typename?: 'GroupedItem';
  defaultQuantity: Scalars['Float']['output'];
  product: Product;
};

export type DownloadLink = {
  __typename?: 'DownloadLink';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  prices: TaxedPrice;
  /** Path below the base URL, with a leading slash, of a file to look at before buying. */
  sampleUrl?: Maybe<Scalars['String']['output']>;
};

export type DownloadSample = {
  __typename?: 'DownloadSample';
  title: Scalars['String']['output'];
  /** Path below the base URL, with a leading slash. */
  url: Scalars['String']['output'];
};

export type Checkout = {
  __typename?: 'Checkout';
  cart: Cart;
  /** The first step that is not complete yet. */
  step: CheckoutStep;
  /** False when the store wants an account for an order. */
  isGuestAllowed: Scalars['Boolean']['output'];
  email?: Maybe<Scalars['String']['output']>;
  /** The shopper's own, also while the order goes to a pickup point. */
  shippingAddress?: Maybe<CheckoutAddress>;
  /** Null while it is the delivery address. */
  billingAddress?: Maybe<CheckoutAddress>;
  isBillingSameAsShipping: Scalars['Boolean']['output'];
  /** Methods for the address; empty when none delivers there. */
  shippingMethods: Array<ShippingMethod>;
  /** Why a method is not offered, for example a parcel too heavy for a pickup point. */
  shippingNotes: Array<Scalars['String']['output']>;
  shippingMethod?: Maybe<ShippingMethod>;
  pickupPoint?: Maybe<PickupPoint>;
  /** Without `checkmo` (spec §5); only the free method when nothing is to pay. */
  paymentMethods: Array<PaymentMethod>;
  paymentMethod?: Maybe<PaymentMethod>;
  /** Null where the store has no store credit. */
  storeCredit?: Maybe<CheckoutStoreCredit>;
  /** What the store asks for at least, in the merchant's words, where it refused as small an order before; null where nothing is known. */
  minimumOrder?: Maybe<Scalars['String']['output']>;
  /** Stands for everything an order would contain and cost; `placeOrder` refuses any other. */
  revision: Scalars['ID']['output'];
};

export type CheckoutStep =
  | 'LOGIN'
  | 'ADDRESS'
  | 'DELIVERY'
  | 'PAYMENT'
  | 'REVIEW';

export type CheckoutAddress = PersonalAddress & {
  __typename?: 'CheckoutAddress';
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  address: PostalAddress;
  region?: Maybe<Scalars['String']['output']>;
  regionId?: Maybe<Scalars['ID']['output']>;
};

export type CheckoutAddressesInput = {
  /** Absent for a cart without anything to deliver. */
  shipping?: InputMaybe<CheckoutAddressChoice>;
  /** Absent: same as shipping. */
  billing?: InputMaybe<CheckoutAddressChoice>;
};

/** An entry of the book, or a new address. */
export type CheckoutAddressChoice = {
  customerAddressId?: InputMaybe<Scalars['ID']['input']>;
  address?: InputMaybe<AddressInput>;
  saveInBook?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ShippingMethod = {
  __typename?: 'ShippingMethod';
  /** Both codes, joined: identifies the method. */
  id: Scalars['ID']['output'];
  carrier_code: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  carrierTitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  price: TaxedPrice;
  /** Whether a pickup point has to be chosen: one of this carrier. */
  needsPickupPoint: Scalars['Boolean']['output'];
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
  /** Asked for where the method needs a pickup point, refused elsewhere. */
  pickupPointId?: InputMaybe<Scalars['ID']['input']>;
  /** Postcode the point was searched with: points are found by place. */
  pickupPostalCode?: InputMaybe<Scalars['String']['input']>;
};

/** Spec §3 «Pickup point». */
export type PickupPoint = {
  __typename?: 'PickupPoint';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  address: PostalAddress;
  coordinates?: Maybe<Coordinates>;
  /** Metres from the place that was searched for. */
  distance?: Maybe<Scalars['Int']['output']>;
  schedule: PickupSchedule;
};

export type Coordinates = {
  __typename?: 'Coordinates';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

/** Opening hours by day, for example «08h30 - 12h00 / 14h00 - 18h00»; null on a closed day. */
export type PickupSchedule = {
  __typename?: 'PickupSchedule';
  monday?: Maybe<Scalars['String']['output']>;
  tuesday?: Maybe<Scalars['String']['output']>;
  wednesday?: Maybe<Scalars['String']['output']>;
  thursday?: Maybe<Scalars['String']['output']>;
  friday?: Maybe<Scalars['String']['output']>;
  saturday?: Maybe<Scalars['String']['output']>;
  sunday?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  kind: PaymentKind;
};

export type PaymentKind =
  /** Nothing to pay. */
  | 'FREE'
  /** Paid outside the shop: bank transfer, cash on delivery. */
  | 'OFFLINE'
  /** An order number of the buyer is asked for. */
  | 'PURCHASE_ORDER'
  /** A hosted page takes the card, after the order. */
  | 'CARD'
  /** The wallet is asked before the order. */
  | 'WALLET';

export type PaymentMethodInput = {
  code: Scalars['String']['input'];
  purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
};

export type CheckoutStoreCredit = {
  __typename?: 'CheckoutStoreCredit';
  balance: Price;
  applied?: Maybe<Price>;
};

export type Agreement = {
  __typename?: 'Agreement';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  checkboxText: Scalars['String']['output'];
  content: Wysiwyg;
  /** Whether the box has to be ticked. */
  isRequired: Scalars['Boolean']['output'];
};

export type PlaceOrderInput = {
  /** `Cart.id` of what was shown. */
  cartId: Scalars['ID']['input'];
  /** `Checkout.revision` of what was shown. */
  revision: Scalars['ID']['input'];
  /** Ids of the agreements that were ticked. */
  agreementIds: Array<Scalars['ID']['input']>;
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type CheckoutMutationSuccess = MutationSuccessInterface & {
  __typename?: 'CheckoutMutationSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  /** What changed along with it, one sentence each: a delivery method that was chosen because it is the only one, or is not offered any more. */
  notes: Array<Scalars['String']['output']>;
  checkout: Checkout;
};

export type PaymentRedirectSuccess = MutationSuccessInterface & {
  __typename?: 'PaymentRedirectSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** Absolute address of the provider's page. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
};

export type PlaceOrderSuccess = MutationSuccessInterface & {
  __typename?: 'PlaceOrderSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** What became different since the shopper looked, one sentence each. */
  changes: Array<Scalars['String']['output']>;
  /** As it is now; an order leaves an empty one. */
  checkout: Checkout;
  order?: Maybe<PlacedOrder>;
  /** The page of the payment provider, where one has to be visited. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
};

/** What the success page and analytics are told of an order. */
export type PlacedOrder = {
  __typename?: 'PlacedOrder';
  number: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  state: PaymentState;
  payment?: Maybe<PaymentMethod>;
  /** Where the payment page can be opened again while it is pending. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  items: Array<PlacedOrderItem>;
  total: Price;
  tax: Price;
  shipping: Price;
  /** What was taken off, tax included; 0 where nothing was. */
  discount: Price;
  coupons: Array<Scalars['String']['output']>;
  /** False until it was acknowledged. */
  isAcknowledged: Scalars['Boolean']['output'];
  /** Whether a guest may make an account from it. */
  canRegister: Scalars['Boolean']['output'];
};

export type PaymentState =
  /** Nothing more to do for the shopper. */
  | 'ACCEPTED'
  /** The provider has not told yet. */
  | 'PENDING'
  | 'REFUSED'
  | 'CANCELED';

export type PlacedOrderItem = {
  __typename?: 'PlacedOrderItem';
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  qty: Scalars['Float']['output'];
  /** One piece, with tax. */
  price: Price;
};

export type AcknowledgeOrderSuccess = MutationSuccessInterface & {
  __typename?: 'AcknowledgeOrderSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
};

export type CacheControlScope =
  | 'PUBLIC'
  | 'PRIVATE';

/** What a mutation answers (spec §7): a business failure is data (success false and a message for the shopper), never a GraphQL error. */
export type MutationSuccessInterface = {
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
};

/** An amount in units of the currency (euros, not cents), rounded to two decimals. */
export type Money = {
  __typename?: 'Money';
  amount: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
};

export type Price = {
  __typename?: 'Price';
  value: Money;
};

/** One price, with and without tax. */
export type TaxedPrice = {
  __typename?: 'TaxedPrice';
  priceInclTax: Price;
  priceExclTax: Price;
};

/** Something that has an address of its own in the shop. */
export type Routable = {
  /** Path below the base URL, with a leading slash. */
  path: Scalars['String']['output'];
};

export type BreadcrumbItem = {
  __typename?: 'BreadcrumbItem';
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** What search engines are told about a page. */
export type Seo = {
  __typename?: 'Seo';
  title?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  keywords?: Maybe<Scalars['String']['output']>;
};

export type ContactMessageInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. */
  subject: Scalars['String']['input'];
  /** At most 2000 characters. */
  message: Scalars['String']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type CmsPage = Routable & {
  __typename?: 'CmsPage';
  identifier: Scalars['String']['output'];
  /** Empty for a block. */
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
  content_heading?: Maybe<Scalars['String']['output']>;
  contentWysiwyg: Wysiwyg;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
};

/**
 * Rich text as a tree, sanitised on the server. `childNodes` holds elements, texts and references (`dataId`) to entries of `data`;
 * its shape is `schema/rich-text.ts`. Nothing of it needs to be injected as HTML.
 */
export type Wysiwyg = {
  __typename?: 'Wysiwyg';
  /** The sanitised HTML. */
  raw: Scalars['String']['output'];
  childNodes: Scalars['RichTextTree']['output'];
  data: Array<WysiwygNodeData>;
};

export type WysiwygNodeData = {
  dataId: Scalars['ID']['output'];
};

/** A widget that shows products. */
export type WidgetProductGrid = WysiwygNodeData & {
  __typename?: 'WidgetProductGrid';
  dataId: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  /** Shown a few at a time, beside each other. */
  isCarousel: Scalars['Boolean']['output'];
  products: Array<Product>;
};

/** A widget whose data could not be read; it shows nothing. */
export type WidgetInvalidData = WysiwygNodeData & {
  __typename?: 'WidgetInvalidData';
  dataId: Scalars['ID']['output'];
};

export type XRayTargetType =
  | 'BLOCK'
  | 'PAGE'
  | 'PRODUCT'
  | 'CATEGORY';

export type XRayTargetInput = {
  type: XRayTargetType;
  /** Identifier of a block or a page, sku of a product, id of a category. */
  id: Scalars['ID']['input'];
};

export type XRayTarget = {
  __typename?: 'XRayTarget';
  type: XRayTargetType;
  id: Scalars['ID']['output'];
  /** Where the store's admin edits it; null where the shop does not know the admin. */
  editUrl?: Maybe<Scalars['String']['output']>;
};

export type PreviewModeSuccess = MutationSuccessInterface & {
  __typename?: 'PreviewModeSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  enabled: Scalars['Boolean']['output'];
};

export type XRayModeSuccess = MutationSuccessInterface & {
  __typename?: 'XRayModeSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  enabled: Scalars['Boolean']['output'];
};

export type LeaveContributionSuccess = MutationSuccessInterface & {
  __typename?: 'LeaveContributionSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
};

/** The current user; a guest has no id (spec §6: signed in when me.id exists). */
export type Customer = {
  __typename?: 'Customer';
  /** Opaque; null for a guest, with everything else empty. */
  id?: Maybe<Scalars['ID']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  isSubscribed: Scalars['Boolean']['output'];
  addresses: Array<CustomerAddress>;
  /** Whether this customer may see other prices than a guest, whose prices pages are rendered with: the client asks for its prices again. */
  hasOwnPrices: Scalars['Boolean']['output'];
  /** True for one answer, after the store ended the session: the client says so. */
  hasExpired: Scalars['Boolean']['output'];
  /** Newest first. */
  downloadableProducts: Array<DownloadableProduct>;
  /** Newest activity first, 20 on a page; null for a guest, and where the store has no help desk. */
  helpdeskTickets?: Maybe<HelpdeskTicketList>;
  /** Null for whatever is not a ticket of this customer. */
  helpdeskTicket?: Maybe<HelpdeskTicket>;
  /** Newest first. `number`: what the number begins or ends with, or all of it. Pages are counted from 1. */
  orderList: OrderList;
  /** Newest first; null where the store takes no returns here. Pages are counted from 1. */
  returns?: Maybe<ReturnList>;
  /** Null where the store has no store credit. Pages of the history are counted from 1. */
  storeCredit?: Maybe<CustomerStoreCredit>;
  /** Null for a guest, and where the store has no wishlists. */
  wishlist?: Maybe<Wishlist>;
};


/** The current user; a guest has no id (spec §6: signed in when me.id exists). */
export type CustomerHelpdeskTicketsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** The current user; a guest has no id (spec §6: signed in when me.id exists). */
export type CustomerHelpdeskTicketArgs = {
  id: Scalars['ID']['input'];
};


/** The current user; a guest has no id (spec §6: signed in when me.id exists). */
export type CustomerOrderListArgs = {
  number?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** The current user; a guest has no id (spec §6: signed in when me.id exists). */
export type CustomerReturnsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** The current user; a guest has no id (spec §6: signed in when me.id exists). */
export type CustomerStoreCreditArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** An entry of the customer's address book. */
export type CustomerAddress = PersonalAddress & {
  __typename?: 'CustomerAddress';
  id: Scalars['ID']['output'];
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  address: PostalAddress;
  region?: Maybe<Scalars['String']['output']>;
  regionId?: Maybe<Scalars['ID']['output']>;
  isDefaultShipping: Scalars['Boolean']['output'];
  isDefaultBilling: Scalars['Boolean']['output'];
};

export type RegisterCustomerInput = {
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  isSubscribed?: InputMaybe<Scalars['Boolean']['input']>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** For the form `CUSTOMER_LOGIN`: the new account is signed in. */
  loginCaptcha?: InputMaybe<Scalars['String']['input']>;
};

export type PasswordRule = {
  __typename?: 'PasswordRule';
  minLength: Scalars['Int']['output'];
  /** How many of these it has to mix: lower case, upper case, digits, other signs. */
  characterClasses: Scalars['Int']['output'];
};

export type CustomerAddressInput = {
  address: AddressInput;
  isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
  isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CustomerMutationSuccess = MutationSuccessInterface & {
  __typename?: 'CustomerMutationSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  me: Customer;
  /** The cart as it is now, and what of the guest's cart could not come along. */
  cart: Cart;
  notes: Array<Scalars['String']['output']>;
};

export type CustomerAddressMutationSuccess = MutationSuccessInterface & {
  __typename?: 'CustomerAddressMutationSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  /** The entry that was made or changed. */
  address?: Maybe<CustomerAddress>;
  me: Customer;
};

/** What can be asked for without an account. */
export type RequestSuccess = MutationSuccessInterface & {
  __typename?: 'RequestSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
};

export type PersonalDataSuccess = MutationSuccessInterface & {
  __typename?: 'PersonalDataSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  /** JSON, for a file of the shopper's. */
  data?: Maybe<Scalars['String']['output']>;
};

export type DownloadableProduct = {
  __typename?: 'DownloadableProduct';
  /** Opaque: the store's own address of a file is a key to it and stays with the server. */
  id: Scalars['ID']['output'];
  /** The products of the order that have files: the store does not tell which one a file belongs to. */
  name: Scalars['String']['output'];
  order?: Maybe<OrderReference>;
  createdAt: Scalars['DateTime']['output'];
  status: DownloadStatus;
  /** Times it can still be fetched; null for no limit. */
  remaining?: Maybe<Scalars['Int']['output']>;
  /** Path below the base URL, with a leading slash; gives the file to the customer alone. Null while there is nothing to fetch. */
  url?: Maybe<Scalars['String']['output']>;
};

export type DownloadStatus =
  | 'AVAILABLE'
  /** The order is not paid yet. */
  | 'PENDING'
  | 'EXPIRED'
  | 'UNKNOWN';

export type HelpdeskDepartment = {
  __typename?: 'HelpdeskDepartment';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type HelpdeskTicketList = {
  __typename?: 'HelpdeskTicketList';
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  tickets: Array<HelpdeskTicket>;
};

export type HelpdeskTicket = {
  __typename?: 'HelpdeskTicket';
  /** Stands in addresses; nobody guesses it, and it opens nothing for anybody else. */
  id: Scalars['ID']['output'];
  /** What people call it, for example ABC-123-45678. */
  number: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  status: HelpdeskTicketStatus;
  department?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastActivity: Scalars['DateTime']['output'];
  /** Oldest first. */
  messages: Array<HelpdeskMessage>;
};

export type HelpdeskTicketStatus =
  /** Waits for the shop. */
  | 'OPEN'
  /** The shop has taken it in hand. */
  | 'IN_PROGRESS'
  | 'CLOSED';

export type HelpdeskMessage = {
  __typename?: 'HelpdeskMessage';
  author: HelpdeskAuthor;
  authorName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
  /** The files that came with it. */
  attachments: Array<HelpdeskAttachment>;
};

export type HelpdeskAttachment = {
  __typename?: 'HelpdeskAttachment';
  /** To be shown, and to save it under. */
  name: Scalars['String']['output'];
  /** Path of the file below the base URL, for the ticket's customer alone. */
  url: Scalars['String']['output'];
};

export type HelpdeskAuthor =
  | 'CUSTOMER'
  | 'SHOP';

export type HelpdeskTicketInput = {
  /** At most 255 characters. */
  subject: Scalars['String']['input'];
  /** At most 5000 characters. */
  message: Scalars['String']['input'];
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  attachments?: InputMaybe<Array<HelpdeskAttachmentInput>>;
};

/**
 * JPEG, PNG, WebP or PDF by its content, at most 250 kB, at most 3 with a message. A request of more than 128 KiB goes to
 * `{base}/graphql/files`.
 */
export type HelpdeskAttachmentInput = {
  /** Its end is made to fit the content. */
  name: Scalars['String']['input'];
  /** The file in base64 (RFC 4648 §4). */
  content: Scalars['String']['input'];
};

export type HelpdeskTicketSuccess = MutationSuccessInterface & {
  __typename?: 'HelpdeskTicketSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  /** As it is now. */
  ticket?: Maybe<HelpdeskTicket>;
};

export type Order = {
  __typename?: 'Order';
  /** Each in the forms it can be had in: to be shown, and as a file. Empty for guests. */
  invoices: Array<Invoice>;
  /** Credit memos. Empty for guests. */
  refunds: Array<Refund>;
  /** Opaque: stands for the order in addresses of the shop. */
  order_id: Scalars['ID']['output'];
  /** What the shopper knows it by. */
  number: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The store's own label, in the shop's language. */
  statusLabel: Scalars['String']['output'];
  items: Array<OrderItem>;
  totals: OrderTotals;
  shippingAddress?: Maybe<OrderAddress>;
  billingAddress?: Maybe<OrderAddress>;
  shippingMethod?: Maybe<Scalars['String']['output']>;
  payments: Array<OrderPayment>;
  shipments: Array<OrderShipment>;
  /** What to choose from to cancel it; empty where it cannot be cancelled from here. The store has the last word. */
  cancellationReasons: Array<CancellationReason>;
  /** Whether something of it can still be sent back. The store has the last word when it is asked. */
  isReturnable: Scalars['Boolean']['output'];
  /** What is asked of the whole return. */
  returnAttributes: Array<ReturnAttribute>;
  returns: Array<ReturnMerchandiseAuthorization>;
};

/** Spec §3 «Invoice». */
export type Invoice = {
  id: Scalars['ID']['output'];
  /** What it is filed under. */
  number: Scalars['String']['output'];
};

export type DownloadableInvoice = Invoice & {
  __typename?: 'DownloadableInvoice';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  download: InvoiceDownload;
};

export type InvoiceDownload = {
  __typename?: 'InvoiceDownload';
  /** A file's name. */
  name: Scalars['String']['output'];
  /** Path below the base URL, with a leading slash; gives the file to the customer alone. */
  url: Scalars['String']['output'];
};

export type DisplayableInvoice = Invoice & {
  __typename?: 'DisplayableInvoice';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Null where the store tells no date of its invoices (only a module does). */
  creationDate?: Maybe<Scalars['DateTime']['output']>;
  items: Array<InvoiceItem>;
  totals: OrderTotals;
  /** VAT by rate, in percent; empty where the store does not tell. */
  taxes: Array<InvoiceTax>;
  /** Lines about the seller as the law asks for them: the store's block `invoice-legal`. */
  seller: Array<Scalars['String']['output']>;
  orderNumber: Scalars['String']['output'];
  orderedAt: Scalars['DateTime']['output'];
  billingAddress?: Maybe<OrderAddress>;
  shippingAddress?: Maybe<OrderAddress>;
  payments: Array<OrderPayment>;
};

export type InvoiceTax = {
  __typename?: 'InvoiceTax';
  /** Percent. */
  rate: Scalars['Float']['output'];
  amount: Price;
};

/** Spec §3 «Invoice item». */
export type InvoiceItem = {
  __typename?: 'InvoiceItem';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  /** Of one piece. */
  price: TaxedPrice;
  quantity: Scalars['Int']['output'];
  /** Of the line, before discounts. */
  taxAmount: Price;
  /** Of the line, before discounts. */
  subtotal: TaxedPrice;
  options: Array<CartItemOption>;
  bundleOptions: Array<CartItemOption>;
};

export type Refund = {
  __typename?: 'Refund';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** Null where the store tells no date (only a module does). */
  creationDate?: Maybe<Scalars['DateTime']['output']>;
  items: Array<RefundItem>;
  totals: OrderTotals;
  /** Added to what the lines come to; negative for a fee. */
  adjustment: Price;
  /** What the shop wrote about it. */
  comments: Array<Scalars['String']['output']>;
};

export type RefundItem = {
  __typename?: 'RefundItem';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  /** Of one piece, without tax: the store tells no other. */
  price: Price;
};

export type OrderList = {
  __typename?: 'OrderList';
  items: Array<OrderSummary>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
};

/** An order that something else belongs to. */
export type OrderReference = {
  __typename?: 'OrderReference';
  order_id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
};

/** An order in a list. */
export type OrderSummary = {
  __typename?: 'OrderSummary';
  order_id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The store's own label, in the shop's language. */
  statusLabel: Scalars['String']['output'];
  /** Whom it goes to; null where nothing is delivered. */
  deliveredTo?: Maybe<Scalars['String']['output']>;
  /** Tax included. */
  total: Price;
};

export type GuestOrderProof =
  /** 2.4.7: the billing postcode. */
  | 'POSTAL_CODE'
  /** 2.4.8: the billing last name. */
  | 'LAST_NAME';

export type FindGuestOrderInput = {
  number: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** As `guestOrderProof` says. */
  proof: Scalars['String']['input'];
};

export type FindGuestOrderSuccess = MutationSuccessInterface & {
  __typename?: 'FindGuestOrderSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Order>;
};

/** Why an order is cancelled. */
export type CancellationReason = {
  __typename?: 'CancellationReason';
  /** What the store knows it by. */
  value: Scalars['String']['output'];
  /** In the shop's language. */
  label: Scalars['String']['output'];
};

export type CancelOrderSuccess = MutationSuccessInterface & {
  __typename?: 'CancelOrderSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** As it is now; null where it was not found. */
  order?: Maybe<Order>;
};

export type OrderItem = {
  __typename?: 'OrderItem';
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Path of the product's page; null when it is not sold any more. */
  path?: Maybe<Scalars['String']['output']>;
  options: Array<CartItemOption>;
  qtyOrdered: Scalars['Float']['output'];
  qtyShipped: Scalars['Float']['output'];
  qtyCanceled: Scalars['Float']['output'];
  qtyRefunded: Scalars['Float']['output'];
  price: Price;
  rowTotal: Price;
  /** Pieces that can still be sent back. */
  qtyReturnable: Scalars['Int']['output'];
  isReturnable: Scalars['Boolean']['output'];
  /** What is asked of each returned line. */
  returnAttributes: Array<ReturnAttribute>;
};

/** Amounts of an order, an invoice or a refund. */
export type OrderTotals = {
  __typename?: 'OrderTotals';
  subtotal: TaxedPrice;
  /** Taken off the grand total: store credit, gift cards or points; null where none was used. Tax included. */
  paidOtherwise?: Maybe<Price>;
  shippingAmount: TaxedPrice;
  discount: TaxedPrice;
  /** The tax itself: the same in both. */
  taxAmount: TaxedPrice;
  grandTotal: TaxedPrice;
};

export type OrderAddress = PersonalAddress & {
  __typename?: 'OrderAddress';
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  address: PostalAddress;
  region?: Maybe<Scalars['String']['output']>;
};

/** Spec §3 «Order payment». */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  tracking: Array<TrackingDetails>;
};

/** Spec §3 «Tracking details». */
export type TrackingDetails = {
  __typename?: 'TrackingDetails';
  trackingId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The carrier's page; null for a carrier without one. */
  url?: Maybe<Scalars['String']['output']>;
  items: Array<ShippedItem>;
};

export type ShippedItem = {
  __typename?: 'ShippedItem';
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  qty: Scalars['Float']['output'];
};

export type WithdrawalInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  orderNumber: Scalars['String']['input'];
  /** What is sent back; empty for the whole order. */
  items?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawalSuccess = MutationSuccessInterface & {
  __typename?: 'WithdrawalSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  receipt?: Maybe<WithdrawalReceipt>;
};

export type WithdrawalReceipt = {
  __typename?: 'WithdrawalReceipt';
  number: Scalars['ID']['output'];
  receivedAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  orderNumber: Scalars['String']['output'];
  items?: Maybe<Scalars['String']['output']>;
  /** Whether the store mails the same receipt; otherwise the shop is told by its contact mail and this page is the receipt. */
  isMailed: Scalars['Boolean']['output'];
};

export type ReturnList = {
  __typename?: 'ReturnList';
  items: Array<ReturnMerchandiseAuthorization>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
};

/** Spec §3 «Return attribute». */
export type ReturnAttribute = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type ReturnAttributeSelect = ReturnAttribute & {
  __typename?: 'ReturnAttributeSelect';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  options: Array<ReturnAttributeOption>;
};

export type ReturnAttributeTextarea = ReturnAttribute & {
  __typename?: 'ReturnAttributeTextarea';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type ReturnAttributeTextfield = ReturnAttribute & {
  __typename?: 'ReturnAttributeTextfield';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type ReturnAttributeBoolean = ReturnAttribute & {
  __typename?: 'ReturnAttributeBoolean';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type ReturnAttributeOption = {
  __typename?: 'ReturnAttributeOption';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** Spec §3 «Return merchandise authorization». */
export type ReturnMerchandiseAuthorization = {
  __typename?: 'ReturnMerchandiseAuthorization';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  status: ReturnMerchandiseAuthorizationStatus;
  /** In the shop's language. */
  statusLabel: Scalars['String']['output'];
  /** The order it belongs to. */
  order?: Maybe<OrderReference>;
  items: Array<ReturnedItem>;
};

export type ReturnMerchandiseAuthorizationStatus =
  | 'PENDING'
  | 'UNCONFIRMED'
  | 'AUTHORIZED'
  | 'PARTIALLY_AUTHORIZED'
  | 'RECEIVED'
  | 'PARTIALLY_RECEIVED'
  | 'APPROVED'
  | 'PARTIALLY_APPROVED'
  | 'REJECTED'
  | 'PARTIALLY_REJECTED'
  | 'DENIED'
  | 'PROCESSED_AND_CLOSED'
  | 'CLOSED'
  /** The module's: the shop waits for an answer. */
  | 'NEED_DETAILS'
  /** The module's. */
  | 'SHIPPED'
  /** The module's. */
  | 'CANCELED'
  /** Something that came with a later release or another module. */
  | 'UNKNOWN';

/** Spec §3 «Returned item». */
export type ReturnedItem = {
  __typename?: 'ReturnedItem';
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  status: ReturnedItemStatus;
  statusLabel: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type ReturnedItemStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'RECEIVED'
  | 'APPROVED'
  | 'REJECTED'
  | 'DENIED'
  | 'UNKNOWN';

export type CreateReturnMerchandizeAuthorizationRequestInput = {
  order_id: Scalars['ID']['input'];
  /** Answers about the whole return. */
  attributes?: InputMaybe<Array<ReturnAttributeInput>>;
  items: Array<ReturnedItemInput>;
  comment?: InputMaybe<Scalars['String']['input']>;
};

export type ReturnedItemInput = {
  /** Of the order's line. */
  id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  attributes?: InputMaybe<Array<ReturnAttributeInput>>;
};

export type ReturnAttributeInput = {
  code: Scalars['String']['input'];
  /** An option's value; a text; `1` or `0` for yes and no. */
  value: Scalars['String']['input'];
};

export type CreateReturnMerchandizeAuthorizationRequestSuccess = MutationSuccessInterface & {
  __typename?: 'CreateReturnMerchandizeAuthorizationRequestSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** `field`: `items.{id}.{code}` or `items.{id}.quantity` for a line, `{code}` for the whole return. */
  errors: Array<FieldError>;
  /** As it is now. */
  order?: Maybe<Order>;
};

export type ReviewsLayer = {
  __typename?: 'ReviewsLayer';
  total: Scalars['Int']['output'];
  /** 0 to 5. */
  ratingAverage: Scalars['Float']['output'];
  reviews: Array<Review>;
};

export type Review = {
  __typename?: 'Review';
  /** 0 to 5. */
  rating: Scalars['Float']['output'];
  author: ReviewAuthor;
  creationDate?: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
  comment: Wysiwyg;
};

export type ReviewAuthor = {
  __typename?: 'ReviewAuthor';
  displayName: Scalars['String']['output'];
};

/** One aspect, such as «Quality»; it is rated from 1 to 5. */
export type ReviewRating = {
  __typename?: 'ReviewRating';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type CreateProductReviewInput = {
  sku: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  title: Scalars['String']['input'];
  comment: Scalars['String']['input'];
  /** One for each aspect. */
  ratings: Array<ReviewRatingInput>;
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewRatingInput = {
  id: Scalars['ID']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
};

export type CreateProductReviewSuccess = MutationSuccessInterface & {
  __typename?: 'CreateProductReviewSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  /** As it was taken. */
  review?: Maybe<Review>;
};

export type RouteEntity = Product | Category | CmsPage | RedirectEntity | NotFoundEntity;

export type RedirectEntity = {
  __typename?: 'RedirectEntity';
  /** A path with a leading slash, or an absolute http(s) address that leaves the site. */
  redirectTo: Scalars['String']['output'];
  /** HTTP status code of the redirect. */
  redirectType: Scalars['Int']['output'];
};

export type NotFoundEntity = {
  __typename?: 'NotFoundEntity';
  path: Scalars['String']['output'];
};

export type SearchResult = {
  __typename?: 'SearchResult';
  query: Scalars['String']['output'];
  products: ProductLayer;
  /** Categories whose name matches. */
  categories: Array<Category>;
  /** Other queries the store proposes when nothing matches. */
  suggestions: Array<Scalars['String']['output']>;
};


export type SearchResultProductsArgs = {
  params?: InputMaybe<ProductListInput>;
};


export type SearchResultCategoriesArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type Shop = {
  __typename?: 'Shop';
  /** Short site code of the shop. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Address of the shop's home page. */
  url: Scalars['String']['output'];
  /** Base path the app runs under: empty, or with a leading and no trailing slash. */
  baseUrl: Scalars['String']['output'];
  /** Where resized images are served: a path of the shop itself, or of the content network in front of it. */
  imageBaseUrl: Scalars['String']['output'];
  /** Origin of that content network; null where there is none. */
  cloudUrl?: Maybe<Scalars['String']['output']>;
  currentCurrency: Scalars['String']['output'];
  availableCurrencies: Array<Scalars['String']['output']>;
  locale: ShopLocale;
  defaultCountryId: Scalars['String']['output'];
  websiteId: Scalars['Int']['output'];
  defaultTitle: Scalars['String']['output'];
  defaultDescription: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Page sizes a product list offers; the first is the default. */
  pageSizes: Array<Scalars['Int']['output']>;
  /** Price filters are divided by this before they are sent. */
  taxDivisor: Scalars['Float']['output'];
  /** Upper end of the price filter in currency units. */
  maxFilterPrice: Scalars['Float']['output'];
  /** What the site uses of others. */
  tags: ShopTags;
  /** Lines of a street address that the store takes. */
  streetLines: Scalars['Int']['output'];
};

/** What a shopper may consent to, each by itself. */
export type ConsentService =
  | 'AUDIENCE'
  | 'ADVERTISING'
  | 'VIDEO'
  | 'REVIEWS';

/** Scripts and pages of others; null for what the site does not use. */
export type ShopTags = {
  __typename?: 'ShopTags';
  /** What has to be asked for; empty where nothing needs consent. */
  services: Array<ConsentService>;
  tagManagerUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the tag manager waits for the shopper's consent. */
  tagManagerNeedsConsent: Scalars['Boolean']['output'];
  reviewsWidgetUrl?: Maybe<Scalars['String']['output']>;
  /** A page of the reviews service: a link, which loads nothing. */
  reviewsDashboardUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the console shows what analytics are told. */
  debug: Scalars['Boolean']['output'];
};

export type ShopLocale = {
  __typename?: 'ShopLocale';
  /** BCP 47 tag, for example fr-FR. */
  code: Scalars['String']['output'];
  language: Scalars['String']['output'];
  country: Scalars['String']['output'];
};

export type SetCurrencySuccess = MutationSuccessInterface & {
  __typename?: 'SetCurrencySuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  currentCurrency: Scalars['String']['output'];
};

export type Language = {
  __typename?: 'Language';
  /** ISO 639-1 code. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type StockAlert = {
  __typename?: 'StockAlert';
  sku: Scalars['String']['output'];
  isSubscribed: Scalars['Boolean']['output'];
};

export type StockAlertSuccess = MutationSuccessInterface & {
  __typename?: 'StockAlertSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  alert: StockAlert;
};

export type CustomerStoreCredit = {
  __typename?: 'CustomerStoreCredit';
  balance: Price;
  history: StoreCreditHistory;
};

export type StoreCreditHistory = {
  __typename?: 'StoreCreditHistory';
  /** Newest first. */
  items: Array<StoreCreditMovement>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
};

export type StoreCreditMovement = {
  __typename?: 'StoreCreditMovement';
  /** What happened, in the shop's language. */
  label: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Negative for what was used. */
  change: Price;
  /** After it. */
  balance: Price;
};

export type Wishlist = {
  __typename?: 'Wishlist';
  id: Scalars['ID']['output'];
  /** Whether this store lets lists be shared. */
  isShareable: Scalars['Boolean']['output'];
  /** Opens the list to whoever has it: nobody guesses it. Null where lists cannot be shared. */
  shareCode?: Maybe<Scalars['String']['output']>;
  /** The newest wish last; at most 500. */
  items: Array<WishlistItem>;
};

export type SharedWishlist = {
  __typename?: 'SharedWishlist';
  ownerName?: Maybe<Scalars['String']['output']>;
  items: Array<WishlistItem>;
};

export type WishlistItem = {
  __typename?: 'WishlistItem';
  id: Scalars['ID']['output'];
  qty: Scalars['Float']['output'];
  product: Product;
  /** What was chosen, to be read. */
  options: Array<CartItemOption>;
  selectedOptions: Array<SelectedOption>;
  selectedCustomOptions: Array<SelectedCustomOption>;
  selectedBundleOptions: Array<SelectedBundleOption>;
  /** Chosen links of a downloadable product. */
  downloadLinks: Array<Scalars['ID']['output']>;
  /** Whether the store does not tell what was chosen in a form that a cart takes: it has to be chosen again, on the product's page. */
  needsChoice: Scalars['Boolean']['output'];
};

export type WishlistMutationSuccess = MutationSuccessInterface & {
  __typename?: 'WishlistMutationSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldError>;
  /** With the list as it is now. */
  me: Customer;
};

export type WishlistToCartSuccess = MutationSuccessInterface & {
  __typename?: 'WishlistToCartSuccess';
  success: Scalars['Boolean']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
  refusedItems: Array<RefusedWishlistItem>;
  /** What the store left out of the lines it made, in sentences. */
  notes: Array<Scalars['String']['output']>;
  me: Customer;
  cart: Cart;
};

export type RefusedWishlistItem = {
  __typename?: 'RefusedWishlistItem';
  itemId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RouteEntity:
    | ( ProductModel )
    | ( CategoryModel )
    | ( Omit<CmsPage, 'contentWysiwyg'> & { contentWysiwyg: _RefType['Wysiwyg'] } )
    | ( RedirectEntity )
    | ( NotFoundEntity )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  PersonalAddress:
    | ( CheckoutAddress )
    | ( CustomerAddress )
    | ( OrderAddress )
  ;
  FacetBucket:
    | ( AttributeBucket )
    | ( CategoryBucket )
  ;
  ExtraCost:
    | ( FixedExtraCost )
    | ( PercentageExtraCost )
  ;
  MutationSuccessInterface:
    | ( Omit<CartMutationSuccess, 'cart'> & { cart: _RefType['Cart'] } )
    | ( Omit<CheckoutMutationSuccess, 'checkout'> & { checkout: _RefType['Checkout'] } )
    | ( PaymentRedirectSuccess )
    | ( Omit<PlaceOrderSuccess, 'checkout'> & { checkout: _RefType['Checkout'] } )
    | ( AcknowledgeOrderSuccess )
    | ( PreviewModeSuccess )
    | ( XRayModeSuccess )
    | ( LeaveContributionSuccess )
    | ( CustomerAnswer )
    | ( AddressAnswer )
    | ( RequestSuccess )
    | ( PersonalDataSuccess )
    | ( TicketAnswer )
    | ( Omit<FindGuestOrderSuccess, 'order'> & { order?: Maybe<_RefType['Order']> } )
    | ( Omit<CancelOrderSuccess, 'order'> & { order?: Maybe<_RefType['Order']> } )
    | ( WithdrawalSuccess )
    | ( Omit<CreateReturnMerchandizeAuthorizationRequestSuccess, 'order'> & { order?: Maybe<_RefType['Order']> } )
    | ( Omit<CreateProductReviewSuccess, 'review'> & { review?: Maybe<_RefType['Review']> } )
    | ( SetCurrencySuccess )
    | ( StockAlertSuccess )
    | ( WishlistAnswer )
    | ( WishlistToCartAnswer )
  ;
  Routable:
    | ( CategoryModel )
    | ( ProductModel )
    | ( Omit<CmsPage, 'contentWysiwyg'> & { contentWysiwyg: _RefType['Wysiwyg'] } )
  ;
  WysiwygNodeData:
    | ( ProductGridModel )
    | ( WidgetInvalidData )
  ;
  Invoice:
    | ( DownloadableInvoice )
    | ( DisplayableInvoice )
  ;
  ReturnAttribute:
    | ( ReturnAttributeSelect )
    | ( ReturnAttributeTextarea )
    | ( ReturnAttributeTextfield )
    | ( ReturnAttributeBoolean )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Country: ResolverTypeWrapper<Country>;
  Region: ResolverTypeWrapper<Region>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  PersonalAddress: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PersonalAddress']>;
  AddressInput: AddressInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  CaptchaForm: CaptchaForm;
  Captcha: ResolverTypeWrapper<Captcha>;
  CaptchaKind: CaptchaKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CartItemInput: CartItemInput;
  SelectedOptionInput: SelectedOptionInput;
  SelectedBundleOptionInput: SelectedBundleOptionInput;
  GroupedItemInput: GroupedItemInput;
  CartMutationSuccess: ResolverTypeWrapper<Omit<CartMutationSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  QuantityRule: ResolverTypeWrapper<QuantityRule>;
  RefusedItem: ResolverTypeWrapper<RefusedItem>;
  Cart: ResolverTypeWrapper<Omit<Cart, 'items'> & { items: Array<ResolversTypes['CartItem']> }>;
  CartItem: ResolverTypeWrapper<Omit<CartItem, 'product'> & { product: ResolversTypes['Product'] }>;
  CartItemChoice: ResolverTypeWrapper<CartItemChoice>;
  SelectedCustomOption: ResolverTypeWrapper<SelectedCustomOption>;
  SelectedBundleOption: ResolverTypeWrapper<SelectedBundleOption>;
  CartItemOption: ResolverTypeWrapper<CartItemOption>;
  CartItemPriceInfo: ResolverTypeWrapper<CartItemPriceInfo>;
  CartCoupon: ResolverTypeWrapper<CartCoupon>;
  CartTotals: ResolverTypeWrapper<CartTotals>;
  CartTotalLine: ResolverTypeWrapper<CartTotalLine>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  Category: ResolverTypeWrapper<CategoryModel>;
  ProductListInput: ProductListInput;
  AttributeFilterInput: AttributeFilterInput;
  PriceRangeInput: PriceRangeInput;
  SortInput: SortInput;
  SortDirection: SortDirection;
  ProductLayer: ResolverTypeWrapper<LayerModel>;
  SortOption: ResolverTypeWrapper<SortOption>;
  DynamicFacet: ResolverTypeWrapper<Omit<DynamicFacet, 'buckets'> & { buckets: Array<ResolversTypes['FacetBucket']> }>;
  FacetBucket: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FacetBucket']>;
  AttributeBucket: ResolverTypeWrapper<AttributeBucket>;
  CategoryBucket: ResolverTypeWrapper<CategoryBucket>;
  FixedFacet: ResolverTypeWrapper<FixedFacet>;
  Swatch: ResolverTypeWrapper<Swatch>;
  SwatchType: SwatchType;
  ProductType: ProductType;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductVideo: ResolverTypeWrapper<ProductVideo>;
  ProductPrices: ResolverTypeWrapper<ProductPrices>;
  TierPrice: ResolverTypeWrapper<TierPrice>;
  UnitPrice: ResolverTypeWrapper<UnitPrice>;
  MeasureUnit: MeasureUnit;
  Stock: ResolverTypeWrapper<Stock>;
  ProductLabel: ResolverTypeWrapper<ProductLabel>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  FeedLabel: ResolverTypeWrapper<FeedLabel>;
  ProductConfiguration: ResolverTypeWrapper<Omit<ProductConfiguration, 'product'> & { product: ResolversTypes['Product'] }>;
  SelectedOption: ResolverTypeWrapper<SelectedOption>;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionAttribute: ResolverTypeWrapper<ProductOptionAttribute>;
  ProductOptionValue: ResolverTypeWrapper<ProductOptionValue>;
  CustomOptionType: CustomOptionType;
  ProductCustomOption: ResolverTypeWrapper<Omit<ProductCustomOption, 'extraCost' | 'values'> & { extraCost?: Maybe<ResolversTypes['ExtraCost']>, values: Array<ResolversTypes['ProductCustomOptionValue']> }>;
  ProductCustomOptionValue: ResolverTypeWrapper<Omit<ProductCustomOptionValue, 'extraCost'> & { extraCost?: Maybe<ResolversTypes['ExtraCost']> }>;
  ExtraCost: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ExtraCost']>;
  ExtraCostType: ExtraCostType;
  FixedExtraCost: ResolverTypeWrapper<FixedExtraCost>;
  PercentageExtraCost: ResolverTypeWrapper<PercentageExtraCost>;
  BundleOptionType: BundleOptionType;
  BundleOption: ResolverTypeWrapper<Omit<BundleOption, 'values'> & { values: Array<ResolversTypes['BundleOptionValue']> }>;
  BundleOptionValue: ResolverTypeWrapper<Omit<BundleOptionValue, 'product' | 'stock'> & { product?: Maybe<ResolversTypes['Product']>, stock: ResolversTypes['Stock'] }>;
  GroupedItem: ResolverTypeWrapper<Omit<GroupedItem, 'product'> & { product: ResolversTypes['Product'] }>;
  DownloadLink: ResolverTypeWrapper<DownloadLink>;
  DownloadSample: ResolverTypeWrapper<DownloadSample>;
  Checkout: ResolverTypeWrapper<Omit<Checkout, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CheckoutStep: CheckoutStep;
  CheckoutAddress: ResolverTypeWrapper<CheckoutAddress>;
  CheckoutAddressesInput: CheckoutAddressesInput;
  CheckoutAddressChoice: CheckoutAddressChoice;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  ShippingMethodInput: ShippingMethodInput;
  PickupPoint: ResolverTypeWrapper<PickupPoint>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  PickupSchedule: ResolverTypeWrapper<PickupSchedule>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentKind: PaymentKind;
  PaymentMethodInput: PaymentMethodInput;
  CheckoutStoreCredit: ResolverTypeWrapper<CheckoutStoreCredit>;
  Agreement: ResolverTypeWrapper<Omit<Agreement, 'content'> & { content: ResolversTypes['Wysiwyg'] }>;
  PlaceOrderInput: PlaceOrderInput;
  CheckoutMutationSuccess: ResolverTypeWrapper<Omit<CheckoutMutationSuccess, 'checkout'> & { checkout: ResolversTypes['Checkout'] }>;
  PaymentRedirectSuccess: ResolverTypeWrapper<PaymentRedirectSuccess>;
  PlaceOrderSuccess: ResolverTypeWrapper<Omit<PlaceOrderSuccess, 'checkout'> & { checkout: ResolversTypes['Checkout'] }>;
  PlacedOrder: ResolverTypeWrapper<PlacedOrder>;
  PaymentState: PaymentState;
  PlacedOrderItem: ResolverTypeWrapper<PlacedOrderItem>;
  AcknowledgeOrderSuccess: ResolverTypeWrapper<AcknowledgeOrderSuccess>;
  CacheControlScope: CacheControlScope;
  RichTextTree: ResolverTypeWrapper<Scalars['RichTextTree']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  MutationSuccessInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationSuccessInterface']>;
  Money: ResolverTypeWrapper<Money>;
  Price: ResolverTypeWrapper<Price>;
  TaxedPrice: ResolverTypeWrapper<TaxedPrice>;
  Routable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Routable']>;
  BreadcrumbItem: ResolverTypeWrapper<BreadcrumbItem>;
  Seo: ResolverTypeWrapper<Seo>;
  ContactMessageInput: ContactMessageInput;
  CmsPage: ResolverTypeWrapper<Omit<CmsPage, 'contentWysiwyg'> & { contentWysiwyg: ResolversTypes['Wysiwyg'] }>;
  Wysiwyg: ResolverTypeWrapper<RichTextModel>;
  WysiwygNodeData: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WysiwygNodeData']>;
  WidgetProductGrid: ResolverTypeWrapper<ProductGridModel>;
  WidgetInvalidData: ResolverTypeWrapper<WidgetInvalidData>;
  XRayTargetType: XRayTargetType;
  XRayTargetInput: XRayTargetInput;
  XRayTarget: ResolverTypeWrapper<XRayTarget>;
  PreviewModeSuccess: ResolverTypeWrapper<PreviewModeSuccess>;
  XRayModeSuccess: ResolverTypeWrapper<XRayModeSuccess>;
  LeaveContributionSuccess: ResolverTypeWrapper<LeaveContributionSuccess>;
  Customer: ResolverTypeWrapper<CustomerModel>;
  CustomerAddress: ResolverTypeWrapper<CustomerAddress>;
  RegisterCustomerInput: RegisterCustomerInput;
  PasswordRule: ResolverTypeWrapper<PasswordRule>;
  CustomerAddressInput: CustomerAddressInput;
  CustomerMutationSuccess: ResolverTypeWrapper<CustomerAnswer>;
  CustomerAddressMutationSuccess: ResolverTypeWrapper<AddressAnswer>;
  RequestSuccess: ResolverTypeWrapper<RequestSuccess>;
  PersonalDataSuccess: ResolverTypeWrapper<PersonalDataSuccess>;
  DownloadableProduct: ResolverTypeWrapper<DownloadableProduct>;
  DownloadStatus: DownloadStatus;
  HelpdeskDepartment: ResolverTypeWrapper<HelpdeskDepartment>;
  HelpdeskTicketList: ResolverTypeWrapper<Omit<HelpdeskTicketList, 'tickets'> & { tickets: Array<ResolversTypes['HelpdeskTicket']> }>;
  HelpdeskTicket: ResolverTypeWrapper<TicketModel>;
  HelpdeskTicketStatus: HelpdeskTicketStatus;
  HelpdeskMessage: ResolverTypeWrapper<HelpdeskMessage>;
  HelpdeskAttachment: ResolverTypeWrapper<HelpdeskAttachment>;
  HelpdeskAuthor: HelpdeskAuthor;
  HelpdeskTicketInput: HelpdeskTicketInput;
  HelpdeskAttachmentInput: HelpdeskAttachmentInput;
  HelpdeskTicketSuccess: ResolverTypeWrapper<TicketAnswer>;
  Order: ResolverTypeWrapper<OrderModel>;
  Invoice: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Invoice']>;
  DownloadableInvoice: ResolverTypeWrapper<DownloadableInvoice>;
  InvoiceDownload: ResolverTypeWrapper<InvoiceDownload>;
  DisplayableInvoice: ResolverTypeWrapper<DisplayableInvoice>;
  InvoiceTax: ResolverTypeWrapper<InvoiceTax>;
  InvoiceItem: ResolverTypeWrapper<InvoiceItem>;
  Refund: ResolverTypeWrapper<Refund>;
  RefundItem: ResolverTypeWrapper<RefundItem>;
  OrderList: ResolverTypeWrapper<OrderList>;
  OrderReference: ResolverTypeWrapper<OrderReference>;
  OrderSummary: ResolverTypeWrapper<OrderSummary>;
  GuestOrderProof: GuestOrderProof;
  FindGuestOrderInput: FindGuestOrderInput;
  FindGuestOrderSuccess: ResolverTypeWrapper<Omit<FindGuestOrderSuccess, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  CancellationReason: ResolverTypeWrapper<CancellationReason>;
  CancelOrderSuccess: ResolverTypeWrapper<Omit<CancelOrderSuccess, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderItem: ResolverTypeWrapper<OrderItemModel>;
  OrderTotals: ResolverTypeWrapper<OrderTotals>;
  OrderAddress: ResolverTypeWrapper<OrderAddress>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderShipment: ResolverTypeWrapper<OrderShipment>;
  TrackingDetails: ResolverTypeWrapper<TrackingDetails>;
  ShippedItem: ResolverTypeWrapper<ShippedItem>;
  WithdrawalInput: WithdrawalInput;
  WithdrawalSuccess: ResolverTypeWrapper<WithdrawalSuccess>;
  WithdrawalReceipt: ResolverTypeWrapper<WithdrawalReceipt>;
  ReturnList: ResolverTypeWrapper<ReturnList>;
  ReturnAttribute: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ReturnAttribute']>;
  ReturnAttributeSelect: ResolverTypeWrapper<ReturnAttributeSelect>;
  ReturnAttributeTextarea: ResolverTypeWrapper<ReturnAttributeTextarea>;
  ReturnAttributeTextfield: ResolverTypeWrapper<ReturnAttributeTextfield>;
  ReturnAttributeBoolean: ResolverTypeWrapper<ReturnAttributeBoolean>;
  ReturnAttributeOption: ResolverTypeWrapper<ReturnAttributeOption>;
  ReturnMerchandiseAuthorization: ResolverTypeWrapper<ReturnMerchandiseAuthorization>;
  ReturnMerchandiseAuthorizationStatus: ReturnMerchandiseAuthorizationStatus;
  ReturnedItem: ResolverTypeWrapper<ReturnedItem>;
  ReturnedItemStatus: ReturnedItemStatus;
  CreateReturnMerchandizeAuthorizationRequestInput: CreateReturnMerchandizeAuthorizationRequestInput;
  ReturnedItemInput: ReturnedItemInput;
  ReturnAttributeInput: ReturnAttributeInput;
  CreateReturnMerchandizeAuthorizationRequestSuccess: ResolverTypeWrapper<Omit<CreateReturnMerchandizeAuthorizationRequestSuccess, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ReviewsLayer: ResolverTypeWrapper<Omit<ReviewsLayer, 'reviews'> & { reviews: Array<ResolversTypes['Review']> }>;
  Review: ResolverTypeWrapper<Omit<Review, 'author' | 'comment'> & { author: ResolversTypes['ReviewAuthor'], comment: ResolversTypes['Wysiwyg'] }>;
  ReviewAuthor: ResolverTypeWrapper<ReviewAuthor>;
  ReviewRating: ResolverTypeWrapper<ReviewRating>;
  CreateProductReviewInput: CreateProductReviewInput;
  ReviewRatingInput: ReviewRatingInput;
  CreateProductReviewSuccess: ResolverTypeWrapper<Omit<CreateProductReviewSuccess, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  RouteEntity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RouteEntity']>;
  RedirectEntity: ResolverTypeWrapper<RedirectEntity>;
  NotFoundEntity: ResolverTypeWrapper<NotFoundEntity>;
  SearchResult: ResolverTypeWrapper<SearchModel>;
  Shop: ResolverTypeWrapper<Shop>;
  ConsentService: ConsentService;
  ShopTags: ResolverTypeWrapper<ShopTags>;
  ShopLocale: ResolverTypeWrapper<ShopLocale>;
  SetCurrencySuccess: ResolverTypeWrapper<SetCurrencySuccess>;
  Language: ResolverTypeWrapper<Language>;
  StockAlert: ResolverTypeWrapper<StockAlert>;
  StockAlertSuccess: ResolverTypeWrapper<StockAlertSuccess>;
  CustomerStoreCredit: ResolverTypeWrapper<CustomerStoreCredit>;
  StoreCreditHistory: ResolverTypeWrapper<StoreCreditHistory>;
  StoreCreditMovement: ResolverTypeWrapper<StoreCreditMovement>;
  Wishlist: ResolverTypeWrapper<Omit<Wishlist, 'items'> & { items: Array<ResolversTypes['WishlistItem']> }>;
  SharedWishlist: ResolverTypeWrapper<Omit<SharedWishlist, 'items'> & { items: Array<ResolversTypes['WishlistItem']> }>;
  WishlistItem: ResolverTypeWrapper<Omit<WishlistItem, 'product'> & { product: ResolversTypes['Product'] }>;
  WishlistMutationSuccess: ResolverTypeWrapper<WishlistAnswer>;
  WishlistToCartSuccess: ResolverTypeWrapper<WishlistToCartAnswer>;
  RefusedWishlistItem: ResolverTypeWrapper<RefusedWishlistItem>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Country: Country;
  Region: Region;
  PostalAddress: PostalAddress;
  PersonalAddress: ResolversInterfaceTypes<ResolversParentTypes>['PersonalAddress'];
  AddressInput: AddressInput;
  FieldError: FieldError;
  Captcha: Captcha;
  Mutation: Record<PropertyKey, never>;
  Float: Scalars['Float']['output'];
  CartItemInput: CartItemInput;
  SelectedOptionInput: SelectedOptionInput;
  SelectedBundleOptionInput: SelectedBundleOptionInput;
  GroupedItemInput: GroupedItemInput;
  CartMutationSuccess: Omit<CartMutationSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  QuantityRule: QuantityRule;
  RefusedItem: RefusedItem;
  Cart: Omit<Cart, 'items'> & { items: Array<ResolversParentTypes['CartItem']> };
  CartItem: Omit<CartItem, 'product'> & { product: ResolversParentTypes['Product'] };
  CartItemChoice: CartItemChoice;
  SelectedCustomOption: SelectedCustomOption;
  SelectedBundleOption: SelectedBundleOption;
  CartItemOption: CartItemOption;
  CartItemPriceInfo: CartItemPriceInfo;
  CartCoupon: CartCoupon;
  CartTotals: CartTotals;
  CartTotalLine: CartTotalLine;
  NavigationItem: NavigationItem;
  Category: CategoryModel;
  ProductListInput: ProductListInput;
  AttributeFilterInput: AttributeFilterInput;
  PriceRangeInput: PriceRangeInput;
  SortInput: SortInput;
  ProductLayer: LayerModel;
  SortOption: SortOption;
  DynamicFacet: Omit<DynamicFacet, 'buckets'> & { buckets: Array<ResolversParentTypes['FacetBucket']> };
  FacetBucket: ResolversInterfaceTypes<ResolversParentTypes>['FacetBucket'];
  AttributeBucket: AttributeBucket;
  CategoryBucket: CategoryBucket;
  FixedFacet: FixedFacet;
  Swatch: Swatch;
  Product: ProductModel;
  ProductImage: ProductImage;
  ProductVideo: ProductVideo;
  ProductPrices: ProductPrices;
  TierPrice: TierPrice;
  UnitPrice: UnitPrice;
  Stock: Stock;
  ProductLabel: ProductLabel;
  ProductAttribute: ProductAttribute;
  FeedLabel: FeedLabel;
  ProductConfiguration: Omit<ProductConfiguration, 'product'> & { product: ResolversParentTypes['Product'] };
  SelectedOption: SelectedOption;
  ProductOption: ProductOption;
  ProductOptionAttribute: ProductOptionAttribute;
  ProductOptionValue: ProductOptionValue;
  ProductCustomOption: Omit<ProductCustomOption, 'extraCost' | 'values'> & { extraCost?: Maybe<ResolversParentTypes['ExtraCost']>, values: Array<ResolversParentTypes['ProductCustomOptionValue']> };
  ProductCustomOptionValue: Omit<ProductCustomOptionValue, 'extraCost'> & { extraCost?: Maybe<ResolversParentTypes['ExtraCost']> };
  ExtraCost: ResolversInterfaceTypes<ResolversParentTypes>['ExtraCost'];
  FixedExtraCost: FixedExtraCost;
  PercentageExtraCost: PercentageExtraCost;
  BundleOption: Omit<BundleOption, 'values'> & { values: Array<ResolversParentTypes['BundleOptionValue']> };
  BundleOptionValue: Omit<BundleOptionValue, 'product' | 'stock'> & { product?: Maybe<ResolversParentTypes['Product']>, stock: ResolversParentTypes['Stock'] };
  GroupedItem: Omit<GroupedItem, 'product'> & { product: ResolversParentTypes['Product'] };
  DownloadLink: DownloadLink;
  DownloadSample: DownloadSample;
  Checkout: Omit<Checkout, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CheckoutAddress: CheckoutAddress;
  CheckoutAddressesInput: CheckoutAddressesInput;
  CheckoutAddressChoice: CheckoutAddressChoice;
  ShippingMethod: ShippingMethod;
  ShippingMethodInput: ShippingMethodInput;
  PickupPoint: PickupPoint;
  Coordinates: Coordinates;
  PickupSchedule: PickupSchedule;
  PaymentMethod: PaymentMethod;
  PaymentMethodInput: PaymentMethodInput;
  CheckoutStoreCredit: CheckoutStoreCredit;
  Agreement: Omit<Agreement, 'content'> & { content: ResolversParentTypes['Wysiwyg'] };
  PlaceOrderInput: PlaceOrderInput;
  CheckoutMutationSuccess: Omit<CheckoutMutationSuccess, 'checkout'> & { checkout: ResolversParentTypes['Checkout'] };
  PaymentRedirectSuccess: PaymentRedirectSuccess;
  PlaceOrderSuccess: Omit<PlaceOrderSuccess, 'checkout'> & { checkout: ResolversParentTypes['Checkout'] };
  PlacedOrder: PlacedOrder;
  PlacedOrderItem: PlacedOrderItem;
  AcknowledgeOrderSuccess: AcknowledgeOrderSuccess;
  RichTextTree: Scalars['RichTextTree']['output'];
  DateTime: Scalars['DateTime']['output'];
  MutationSuccessInterface: ResolversInterfaceTypes<ResolversParentTypes>['MutationSuccessInterface'];
  Money: Money;
  Price: Price;
  TaxedPrice: TaxedPrice;
  Routable: ResolversInterfaceTypes<ResolversParentTypes>['Routable'];
  BreadcrumbItem: BreadcrumbItem;
  Seo: Seo;
  ContactMessageInput: ContactMessageInput;
  CmsPage: Omit<CmsPage, 'contentWysiwyg'> & { contentWysiwyg: ResolversParentTypes['Wysiwyg'] };
  Wysiwyg: RichTextModel;
  WysiwygNodeData: ResolversInterfaceTypes<ResolversParentTypes>['WysiwygNodeData'];
  WidgetProductGrid: ProductGridModel;
  WidgetInvalidData: WidgetInvalidData;
  XRayTargetInput: XRayTargetInput;
  XRayTarget: XRayTarget;
  PreviewModeSuccess: PreviewModeSuccess;
  XRayModeSuccess: XRayModeSuccess;
  LeaveContributionSuccess: LeaveContributionSuccess;
  Customer: CustomerModel;
  CustomerAddress: CustomerAddress;
  RegisterCustomerInput: RegisterCustomerInput;
  PasswordRule: PasswordRule;
  CustomerAddressInput: CustomerAddressInput;
  CustomerMutationSuccess: CustomerAnswer;
  CustomerAddressMutationSuccess: AddressAnswer;
  RequestSuccess: RequestSuccess;
  PersonalDataSuccess: PersonalDataSuccess;
  DownloadableProduct: DownloadableProduct;
  HelpdeskDepartment: HelpdeskDepartment;
  HelpdeskTicketList: Omit<HelpdeskTicketList, 'tickets'> & { tickets: Array<ResolversParentTypes['HelpdeskTicket']> };
  HelpdeskTicket: TicketModel;
  HelpdeskMessage: HelpdeskMessage;
  HelpdeskAttachment: HelpdeskAttachment;
  HelpdeskTicketInput: HelpdeskTicketInput;
  HelpdeskAttachmentInput: HelpdeskAttachmentInput;
  HelpdeskTicketSuccess: TicketAnswer;
  Order: OrderModel;
  Invoice: ResolversInterfaceTypes<ResolversParentTypes>['Invoice'];
  DownloadableInvoice: DownloadableInvoice;
  InvoiceDownload: InvoiceDownload;
  DisplayableInvoice: DisplayableInvoice;
  InvoiceTax: InvoiceTax;
  InvoiceItem: InvoiceItem;
  Refund: Refund;
  RefundItem: RefundItem;
  OrderList: OrderList;
  OrderReference: OrderReference;
  OrderSummary: OrderSummary;
  FindGuestOrderInput: FindGuestOrderInput;
  FindGuestOrderSuccess: Omit<FindGuestOrderSuccess, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  CancellationReason: CancellationReason;
  CancelOrderSuccess: Omit<CancelOrderSuccess, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderItem: OrderItemModel;
  OrderTotals: OrderTotals;
  OrderAddress: OrderAddress;
  OrderPayment: OrderPayment;
  OrderShipment: OrderShipment;
  TrackingDetails: TrackingDetails;
  ShippedItem: ShippedItem;
  WithdrawalInput: WithdrawalInput;
  WithdrawalSuccess: WithdrawalSuccess;
  WithdrawalReceipt: WithdrawalReceipt;
  ReturnList: ReturnList;
  ReturnAttribute: ResolversInterfaceTypes<ResolversParentTypes>['ReturnAttribute'];
  ReturnAttributeSelect: ReturnAttributeSelect;
  ReturnAttributeTextarea: ReturnAttributeTextarea;
  ReturnAttributeTextfield: ReturnAttributeTextfield;
  ReturnAttributeBoolean: ReturnAttributeBoolean;
  ReturnAttributeOption: ReturnAttributeOption;
  ReturnMerchandiseAuthorization: ReturnMerchandiseAuthorization;
  ReturnedItem: ReturnedItem;
  CreateReturnMerchandizeAuthorizationRequestInput: CreateReturnMerchandizeAuthorizationRequestInput;
  ReturnedItemInput: ReturnedItemInput;
  ReturnAttributeInput: ReturnAttributeInput;
  CreateReturnMerchandizeAuthorizationRequestSuccess: Omit<CreateReturnMerchandizeAuthorizationRequestSuccess, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  ReviewsLayer: Omit<ReviewsLayer, 'reviews'> & { reviews: Array<ResolversParentTypes['Review']> };
  Review: Omit<Review, 'author' | 'comment'> & { author: ResolversParentTypes['ReviewAuthor'], comment: ResolversParentTypes['Wysiwyg'] };
  ReviewAuthor: ReviewAuthor;
  ReviewRating: ReviewRating;
  CreateProductReviewInput: CreateProductReviewInput;
  ReviewRatingInput: ReviewRatingInput;
  CreateProductReviewSuccess: Omit<CreateProductReviewSuccess, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  RouteEntity: ResolversUnionTypes<ResolversParentTypes>['RouteEntity'];
  RedirectEntity: RedirectEntity;
  NotFoundEntity: NotFoundEntity;
  SearchResult: SearchModel;
  Shop: Shop;
  ShopTags: ShopTags;
  ShopLocale: ShopLocale;
  SetCurrencySuccess: SetCurrencySuccess;
  Language: Language;
  StockAlert: StockAlert;
  StockAlertSuccess: StockAlertSuccess;
  CustomerStoreCredit: CustomerStoreCredit;
  StoreCreditHistory: StoreCreditHistory;
  StoreCreditMovement: StoreCreditMovement;
  Wishlist: Omit<Wishlist, 'items'> & { items: Array<ResolversParentTypes['WishlistItem']> };
  SharedWishlist: Omit<SharedWishlist, 'items'> & { items: Array<ResolversParentTypes['WishlistItem']> };
  WishlistItem: Omit<WishlistItem, 'product'> & { product: ResolversParentTypes['Product'] };
  WishlistMutationSuccess: WishlistAnswer;
  WishlistToCartSuccess: WishlistToCartAnswer;
  RefusedWishlistItem: RefusedWishlistItem;
  Int: Scalars['Int']['output'];
};

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PerGroupDirectiveArgs = { };

export type PerGroupDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = PerGroupDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType, RequireFields<QueryCaptchaArgs, 'form'>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'sku'>>;
  productsBySku?: Resolver<Array<Maybe<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductsBySkuArgs, 'skus'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  navigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  placedOrder?: Resolver<Maybe<ResolversTypes['PlacedOrder']>, ParentType, ContextType>;
  agreements?: Resolver<Array<ResolversTypes['Agreement']>, ParentType, ContextType>;
  pickupPoints?: Resolver<Array<ResolversTypes['PickupPoint']>, ParentType, ContextType, RequireFields<QueryPickupPointsArgs, 'country' | 'postalCode'>>;
  deliveryEstimate?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType, RequireFields<QueryDeliveryEstimateArgs, 'country' | 'postalCode'>>;
  cmsPageList?: Resolver<Array<ResolversTypes['CmsPage']>, ParentType, ContextType, RequireFields<QueryCmsPageListArgs, 'identifiers'>>;
  xRay?: Resolver<Array<ResolversTypes['XRayTarget']>, ParentType, ContextType, RequireFields<QueryXRayArgs, 'targets'>>;
  me?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  passwordRule?: Resolver<ResolversTypes['PasswordRule'], ParentType, ContextType>;
  helpdeskDepartments?: Resolver<Array<ResolversTypes['HelpdeskDepartment']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['DisplayableInvoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'order_id' | 'id'>>;
  guestOrderProof?: Resolver<Maybe<ResolversTypes['GuestOrderProof']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'order_id'>>;
  reviewRatings?: Resolver<Array<ResolversTypes['ReviewRating']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['RouteEntity'], ParentType, ContextType, RequireFields<QueryRouteArgs, 'url'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  isFeatureActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsFeatureActiveArgs, 'feature'>>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  stockAlert?: Resolver<ResolversTypes['StockAlert'], ParentType, ContextType, RequireFields<QueryStockAlertArgs, 'sku'>>;
  sharedWishlist?: Resolver<Maybe<ResolversTypes['SharedWishlist']>, ParentType, ContextType, RequireFields<QuerySharedWishlistArgs, 'shareCode'>>;
};

export type CountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alpha3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numeric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRegionRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostalCodeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetAddress?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonalAddress'] = ResolversParentTypes['PersonalAddress']> = {
  __resolveType: TypeResolveFn<'CheckoutAddress' | 'CustomerAddress' | 'OrderAddress', ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  kind?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addItemToCart?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationAddItemToCartArgs, 'item'>>;
  addMultipleItemsToCart?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationAddMultipleItemsToCartArgs, 'items'>>;
  updateCartItem?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationUpdateCartItemArgs, 'item_id' | 'qty'>>;
  removeCartItem?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationRemoveCartItemArgs, 'item_id'>>;
  applyCoupon?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'code'>>;
  removeCoupon?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType>;
  setCheckoutEmail?: Resolver<ResolversTypes['CheckoutMutationSuccess'], ParentType, ContextType, RequireFields<MutationSetCheckoutEmailArgs, 'email'>>;
  setCheckoutAddresses?: Resolver<ResolversTypes['CheckoutMutationSuccess'], ParentType, ContextType, RequireFields<MutationSetCheckoutAddressesArgs, 'input'>>;
  setCheckoutShippingMethod?: Resolver<ResolversTypes['CheckoutMutationSuccess'], ParentType, ContextType, RequireFields<MutationSetCheckoutShippingMethodArgs, 'input'>>;
  setCheckoutPaymentMethod?: Resolver<ResolversTypes['CheckoutMutationSuccess'], ParentType, ContextType, RequireFields<MutationSetCheckoutPaymentMethodArgs, 'input'>>;
  applyStoreCredit?: Resolver<ResolversTypes['CheckoutMutationSuccess'], ParentType, ContextType>;
  removeStoreCredit?: Resolver<ResolversTypes['CheckoutMutationSuccess'], ParentType, ContextType>;
  startWalletPayment?: Resolver<ResolversTypes['PaymentRedirectSuccess'], ParentType, ContextType, RequireFields<MutationStartWalletPaymentArgs, 'code'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderSuccess'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  acknowledgeOrder?: Resolver<ResolversTypes['AcknowledgeOrderSuccess'], ParentType, ContextType, RequireFields<MutationAcknowledgeOrderArgs, 'number'>>;
  sendContactMessage?: Resolver<ResolversTypes['RequestSuccess'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  setPreviewMode?: Resolver<ResolversTypes['PreviewModeSuccess'], ParentType, ContextType, RequireFields<MutationSetPreviewModeArgs, 'enabled'>>;
  setXRayMode?: Resolver<ResolversTypes['XRayModeSuccess'], ParentType, ContextType, RequireFields<MutationSetXRayModeArgs, 'enabled'>>;
  leaveContribution?: Resolver<ResolversTypes['LeaveContributionSuccess'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType>;
  registerCustomer?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType, RequireFields<MutationRegisterCustomerArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'firstname' | 'lastname'>>;
  changeEmail?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email' | 'password'>>;
  changePassword?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestSuccess'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['RequestSuccess'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'token' | 'newPassword'>>;
  confirmEmail?: Resolver<ResolversTypes['RequestSuccess'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'email' | 'key'>>;
  setNewsletterSubscription?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType, RequireFields<MutationSetNewsletterSubscriptionArgs, 'isSubscribed'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['RequestSuccess'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'email'>>;
  exportPersonalData?: Resolver<ResolversTypes['PersonalDataSuccess'], ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'password'>>;
  deleteCustomer?: Resolver<ResolversTypes['CustomerMutationSuccess'], ParentType, ContextType, RequireFields<MutationDeleteCustomerArgs, 'password'>>;
  createCustomerAddress?: Resolver<ResolversTypes['CustomerAddressMutationSuccess'], ParentType, ContextType, RequireFields<MutationCreateCustomerAddressArgs, 'input'>>;
  updateCustomerAddress?: Resolver<ResolversTypes['CustomerAddressMutationSuccess'], ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressArgs, 'id' | 'input'>>;
  deleteCustomerAddress?: Resolver<ResolversTypes['CustomerAddressMutationSuccess'], ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressArgs, 'id'>>;
  openHelpdeskTicket?: Resolver<ResolversTypes['HelpdeskTicketSuccess'], ParentType, ContextType, RequireFields<MutationOpenHelpdeskTicketArgs, 'input'>>;
  answerHelpdeskTicket?: Resolver<ResolversTypes['HelpdeskTicketSuccess'], ParentType, ContextType, RequireFields<MutationAnswerHelpdeskTicketArgs, 'id' | 'message'>>;
  closeHelpdeskTicket?: Resolver<ResolversTypes['HelpdeskTicketSuccess'], ParentType, ContextType, RequireFields<MutationCloseHelpdeskTicketArgs, 'id'>>;
  findGuestOrder?: Resolver<ResolversTypes['FindGuestOrderSuccess'], ParentType, ContextType, RequireFields<MutationFindGuestOrderArgs, 'input'>>;
  withdraw?: Resolver<ResolversTypes['WithdrawalSuccess'], ParentType, ContextType, RequireFields<MutationWithdrawArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderSuccess'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'order_id' | 'reason'>>;
  requestGuestOrderCancellation?: Resolver<ResolversTypes['CancelOrderSuccess'], ParentType, ContextType, RequireFields<MutationRequestGuestOrderCancellationArgs, 'input' | 'reason'>>;
  confirmGuestOrderCancellation?: Resolver<ResolversTypes['CancelOrderSuccess'], ParentType, ContextType, RequireFields<MutationConfirmGuestOrderCancellationArgs, 'input' | 'key'>>;
  reorder?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationReorderArgs, 'order_id'>>;
  createReturnMerchandizeAuthorizationRequest?: Resolver<ResolversTypes['CreateReturnMerchandizeAuthorizationRequestSuccess'], ParentType, ContextType, RequireFields<MutationCreateReturnMerchandizeAuthorizationRequestArgs, 'input'>>;
  createProductReview?: Resolver<ResolversTypes['CreateProductReviewSuccess'], ParentType, ContextType, RequireFields<MutationCreateProductReviewArgs, 'input'>>;
  setCurrency?: Resolver<ResolversTypes['SetCurrencySuccess'], ParentType, ContextType, RequireFields<MutationSetCurrencyArgs, 'currency'>>;
  subscribeToStockAlert?: Resolver<ResolversTypes['StockAlertSuccess'], ParentType, ContextType, RequireFields<MutationSubscribeToStockAlertArgs, 'sku'>>;
  unsubscribeFromStockAlert?: Resolver<ResolversTypes['StockAlertSuccess'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromStockAlertArgs, 'sku'>>;
  cancelStockAlert?: Resolver<ResolversTypes['RequestSuccess'], ParentType, ContextType, RequireFields<MutationCancelStockAlertArgs, 'token'>>;
  addProductToWishlist?: Resolver<ResolversTypes['WishlistMutationSuccess'], ParentType, ContextType, RequireFields<MutationAddProductToWishlistArgs, 'item'>>;
  removeProductFromWishlist?: Resolver<ResolversTypes['WishlistMutationSuccess'], ParentType, ContextType, RequireFields<MutationRemoveProductFromWishlistArgs, 'itemId'>>;
  addWishlistToCart?: Resolver<ResolversTypes['WishlistToCartSuccess'], ParentType, ContextType, Partial<MutationAddWishlistToCartArgs>>;
  shareWishlist?: Resolver<ResolversTypes['WishlistMutationSuccess'], ParentType, ContextType, RequireFields<MutationShareWishlistArgs, 'emails'>>;
};

export type CartMutationSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartMutationSuccess'] = ResolversParentTypes['CartMutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusedItems?: Resolver<Array<ResolversTypes['RefusedItem']>, ParentType, ContextType>;
  quantityRule?: Resolver<Maybe<ResolversTypes['QuantityRule']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuantityRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuantityRule'] = ResolversParentTypes['QuantityRule']> = {
  step?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RefusedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefusedItem'] = ResolversParentTypes['RefusedItem']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items_qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['CartCoupon']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  isShippable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCheckout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CartItemOption']>, ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['CartItemChoice']>, ParentType, ContextType>;
  priceInfo?: Resolver<ResolversTypes['CartItemPriceInfo'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemChoice'] = ResolversParentTypes['CartItemChoice']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
  customOptions?: Resolver<Array<ResolversTypes['SelectedCustomOption']>, ParentType, ContextType>;
  bundleOptions?: Resolver<Array<ResolversTypes['SelectedBundleOption']>, ParentType, ContextType>;
  downloadLinks?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SelectedCustomOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedCustomOption'] = ResolversParentTypes['SelectedCustomOption']> = {
  option_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  option_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemOption'] = ResolversParentTypes['CartItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemPriceInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemPriceInfo'] = ResolversParentTypes['CartItemPriceInfo']> = {
  price?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type CartCouponResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartCoupon'] = ResolversParentTypes['CartCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  subtotalInclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  subtotalExclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['CartTotalLine']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['TaxedPrice']>, ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['CartTotalLine']>, ParentType, ContextType>;
  totalInclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalExclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type CartTotalLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartTotalLine'] = ResolversParentTypes['CartTotalLine']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['Wysiwyg']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landing?: Resolver<Maybe<ResolversTypes['Wysiwyg']>, ParentType, ContextType>;
  showsProducts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['BreadcrumbItem']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  layer?: Resolver<ResolversTypes['ProductLayer'], ParentType, ContextType, Partial<CategoryLayerArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductLayerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductLayer'] = ResolversParentTypes['ProductLayer']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  dynamicFacets?: Resolver<Array<ResolversTypes['DynamicFacet']>, ParentType, ContextType>;
  fixedFacets?: Resolver<Array<ResolversTypes['FixedFacet']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['SortOption']>, ParentType, ContextType>;
};

export type SortOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SortOption'] = ResolversParentTypes['SortOption']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynamicFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DynamicFacet'] = ResolversParentTypes['DynamicFacet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['FacetBucket']>, ParentType, ContextType>;
};

export type FacetBucketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FacetBucket'] = ResolversParentTypes['FacetBucket']> = {
  __resolveType: TypeResolveFn<'AttributeBucket' | 'CategoryBucket', ParentType, ContextType>;
};

export type AttributeBucketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeBucket'] = ResolversParentTypes['AttributeBucket']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  docCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['Swatch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryBucketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryBucket'] = ResolversParentTypes['CategoryBucket']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  docCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FixedFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FixedFacet'] = ResolversParentTypes['FixedFacet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SwatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Swatch'] = ResolversParentTypes['Swatch']> = {
  type?: Resolver<ResolversTypes['SwatchType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['ProductPrices'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  stockLabel?: Resolver<Maybe<ResolversTypes['ProductLabel']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOrderedByContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['Wysiwyg']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['Wysiwyg']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['BreadcrumbItem']>, ParentType, ContextType>;
  reviewsLayer?: Resolver<ResolversTypes['ReviewsLayer'], ParentType, ContextType, RequireFields<ProductReviewsLayerArgs, 'from' | 'size'>>;
  configurations?: Resolver<Array<ResolversTypes['ProductConfiguration']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  custom_options?: Resolver<Array<ResolversTypes['ProductCustomOption']>, ParentType, ContextType>;
  bundleOptions?: Resolver<Array<ResolversTypes['BundleOption']>, ParentType, ContextType>;
  groupedItems?: Resolver<Array<ResolversTypes['GroupedItem']>, ParentType, ContextType>;
  downloadLinks?: Resolver<Array<ResolversTypes['DownloadLink']>, ParentType, ContextType>;
  downloadSamples?: Resolver<Array<ResolversTypes['DownloadSample']>, ParentType, ContextType>;
  downloadLinksRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feedLabel?: Resolver<Maybe<ResolversTypes['FeedLabel']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  relatedProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  upsellProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['ProductVideo']>, ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  regularPrice?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  finalPrice?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  minPrice?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  tierPrice?: Resolver<Array<ResolversTypes['TierPrice']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceInclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  priceExclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  price?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['MeasureUnit'], ParentType, ContextType>;
};

export type StockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  isInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantityLeft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductLabelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductLabel'] = ResolversParentTypes['ProductLabel']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedLabelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedLabel'] = ResolversParentTypes['FeedLabel']> = {
  feedType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  species?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  composition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  analyticalConstituents?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additives?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  directions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netQuantity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductConfigurationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductConfiguration'] = ResolversParentTypes['ProductConfiguration']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
};

export type SelectedOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedOption'] = ResolversParentTypes['SelectedOption']> = {
  option_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribute?: Resolver<ResolversTypes['ProductOptionAttribute'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type ProductOptionAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductOptionAttribute'] = ResolversParentTypes['ProductOptionAttribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['Swatch']>, ParentType, ContextType>;
};

export type ProductCustomOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductCustomOption'] = ResolversParentTypes['ProductCustomOption']> = {
  option_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomOptionType'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  extraCost?: Resolver<Maybe<ResolversTypes['ExtraCost']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductCustomOptionValue']>, ParentType, ContextType>;
};

export type ProductCustomOptionValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductCustomOptionValue'] = ResolversParentTypes['ProductCustomOptionValue']> = {
  option_value_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extraCost?: Resolver<Maybe<ResolversTypes['ExtraCost']>, ParentType, ContextType>;
};

export type ExtraCostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExtraCost'] = ResolversParentTypes['ExtraCost']> = {
  __resolveType: TypeResolveFn<'FixedExtraCost' | 'PercentageExtraCost', ParentType, ContextType>;
};

export type FixedExtraCostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FixedExtraCost'] = ResolversParentTypes['FixedExtraCost']> = {
  type?: Resolver<ResolversTypes['ExtraCostType'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PercentageExtraCostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PercentageExtraCost'] = ResolversParentTypes['PercentageExtraCost']> = {
  type?: Resolver<ResolversTypes['ExtraCostType'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleOption'] = ResolversParentTypes['BundleOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BundleOptionType'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['BundleOptionValue']>, ParentType, ContextType>;
};

export type BundleOptionValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleOptionValue'] = ResolversParentTypes['BundleOptionValue']> = {
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userDefinedQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  stockLabel?: Resolver<Maybe<ResolversTypes['ProductLabel']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
};

export type GroupedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GroupedItem'] = ResolversParentTypes['GroupedItem']> = {
  defaultQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type DownloadLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadLink'] = ResolversParentTypes['DownloadLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  sampleUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DownloadSampleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadSample'] = ResolversParentTypes['DownloadSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['CheckoutStep'], ParentType, ContextType>;
  isGuestAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['CheckoutAddress']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['CheckoutAddress']>, ParentType, ContextType>;
  isBillingSameAsShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shippingNotes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  pickupPoint?: Resolver<Maybe<ResolversTypes['PickupPoint']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  storeCredit?: Resolver<Maybe<ResolversTypes['CheckoutStoreCredit']>, ParentType, ContextType>;
  minimumOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CheckoutAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckoutAddress'] = ResolversParentTypes['CheckoutAddress']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrierTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  needsPickupPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PickupPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PickupPoint'] = ResolversParentTypes['PickupPoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['PickupSchedule'], ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PickupScheduleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PickupSchedule'] = ResolversParentTypes['PickupSchedule']> = {
  monday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tuesday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wednesday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thursday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  friday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saturday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sunday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
};

export type CheckoutStoreCreditResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckoutStoreCredit'] = ResolversParentTypes['CheckoutStoreCredit']> = {
  balance?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  applied?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkboxText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Wysiwyg'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutMutationSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckoutMutationSuccess'] = ResolversParentTypes['CheckoutMutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRedirectSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentRedirectSuccess'] = ResolversParentTypes['PaymentRedirectSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceOrderSuccess'] = ResolversParentTypes['PlaceOrderSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['PlacedOrder']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlacedOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlacedOrder'] = ResolversParentTypes['PlacedOrder']> = {
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PlacedOrderItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isAcknowledged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRegister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlacedOrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlacedOrderItem'] = ResolversParentTypes['PlacedOrderItem']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type AcknowledgeOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AcknowledgeOrderSuccess'] = ResolversParentTypes['AcknowledgeOrderSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface RichTextTreeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichTextTree'], any> {
  name: 'RichTextTree';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MutationSuccessInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MutationSuccessInterface'] = ResolversParentTypes['MutationSuccessInterface']> = {
  __resolveType: TypeResolveFn<'CartMutationSuccess' | 'CheckoutMutationSuccess' | 'PaymentRedirectSuccess' | 'PlaceOrderSuccess' | 'AcknowledgeOrderSuccess' | 'PreviewModeSuccess' | 'XRayModeSuccess' | 'LeaveContributionSuccess' | 'CustomerMutationSuccess' | 'CustomerAddressMutationSuccess' | 'RequestSuccess' | 'PersonalDataSuccess' | 'HelpdeskTicketSuccess' | 'FindGuestOrderSuccess' | 'CancelOrderSuccess' | 'WithdrawalSuccess' | 'CreateReturnMerchandizeAuthorizationRequestSuccess' | 'CreateProductReviewSuccess' | 'SetCurrencySuccess' | 'StockAlertSuccess' | 'WishlistMutationSuccess' | 'WishlistToCartSuccess', ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxedPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxedPrice'] = ResolversParentTypes['TaxedPrice']> = {
  priceInclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  priceExclTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type RoutableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Routable'] = ResolversParentTypes['Routable']> = {
  __resolveType: TypeResolveFn<'Category' | 'Product' | 'CmsPage', ParentType, ContextType>;
};

export type BreadcrumbItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BreadcrumbItem'] = ResolversParentTypes['BreadcrumbItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentWysiwyg?: Resolver<ResolversTypes['Wysiwyg'], ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WysiwygResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Wysiwyg'] = ResolversParentTypes['Wysiwyg']> = {
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  childNodes?: Resolver<ResolversTypes['RichTextTree'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['WysiwygNodeData']>, ParentType, ContextType>;
};

export type WysiwygNodeDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WysiwygNodeData'] = ResolversParentTypes['WysiwygNodeData']> = {
  __resolveType: TypeResolveFn<'WidgetProductGrid' | 'WidgetInvalidData', ParentType, ContextType>;
};

export type WidgetProductGridResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WidgetProductGrid'] = ResolversParentTypes['WidgetProductGrid']> = {
  dataId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCarousel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WidgetInvalidDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WidgetInvalidData'] = ResolversParentTypes['WidgetInvalidData']> = {
  dataId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type XRayTargetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['XRayTarget'] = ResolversParentTypes['XRayTarget']> = {
  type?: Resolver<ResolversTypes['XRayTargetType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  editUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreviewModeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewModeSuccess'] = ResolversParentTypes['PreviewModeSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type XRayModeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['XRayModeSuccess'] = ResolversParentTypes['XRayModeSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveContributionSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeaveContributionSuccess'] = ResolversParentTypes['LeaveContributionSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  hasOwnPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  downloadableProducts?: Resolver<Array<ResolversTypes['DownloadableProduct']>, ParentType, ContextType>;
  helpdeskTickets?: Resolver<Maybe<ResolversTypes['HelpdeskTicketList']>, ParentType, ContextType, RequireFields<CustomerHelpdeskTicketsArgs, 'page'>>;
  helpdeskTicket?: Resolver<Maybe<ResolversTypes['HelpdeskTicket']>, ParentType, ContextType, RequireFields<CustomerHelpdeskTicketArgs, 'id'>>;
  orderList?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<CustomerOrderListArgs, 'page'>>;
  returns?: Resolver<Maybe<ResolversTypes['ReturnList']>, ParentType, ContextType, RequireFields<CustomerReturnsArgs, 'page'>>;
  storeCredit?: Resolver<Maybe<ResolversTypes['CustomerStoreCredit']>, ParentType, ContextType, RequireFields<CustomerStoreCreditArgs, 'page'>>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordRule'] = ResolversParentTypes['PasswordRule']> = {
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  characterClasses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerMutationSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerMutationSuccess'] = ResolversParentTypes['CustomerMutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAddressMutationSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerAddressMutationSuccess'] = ResolversParentTypes['CustomerAddressMutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestSuccess'] = ResolversParentTypes['RequestSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalDataSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonalDataSuccess'] = ResolversParentTypes['PersonalDataSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OrderReference']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DownloadStatus'], ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HelpdeskDepartmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpdeskDepartment'] = ResolversParentTypes['HelpdeskDepartment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpdeskTicketListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpdeskTicketList'] = ResolversParentTypes['HelpdeskTicketList']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tickets?: Resolver<Array<ResolversTypes['HelpdeskTicket']>, ParentType, ContextType>;
};

export type HelpdeskTicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpdeskTicket'] = ResolversParentTypes['HelpdeskTicket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HelpdeskTicketStatus'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastActivity?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['HelpdeskMessage']>, ParentType, ContextType>;
};

export type HelpdeskMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpdeskMessage'] = ResolversParentTypes['HelpdeskMessage']> = {
  author?: Resolver<ResolversTypes['HelpdeskAuthor'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['HelpdeskAttachment']>, ParentType, ContextType>;
};

export type HelpdeskAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpdeskAttachment'] = ResolversParentTypes['HelpdeskAttachment']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpdeskTicketSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpdeskTicketSuccess'] = ResolversParentTypes['HelpdeskTicketSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['HelpdeskTicket']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  order_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['OrderShipment']>, ParentType, ContextType>;
  cancellationReasons?: Resolver<Array<ResolversTypes['CancellationReason']>, ParentType, ContextType>;
  isReturnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnAttributes?: Resolver<Array<ResolversTypes['ReturnAttribute']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['ReturnMerchandiseAuthorization']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  __resolveType: TypeResolveFn<'DownloadableInvoice' | 'DisplayableInvoice', ParentType, ContextType>;
};

export type DownloadableInvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadableInvoice'] = ResolversParentTypes['DownloadableInvoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  download?: Resolver<ResolversTypes['InvoiceDownload'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceDownloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceDownload'] = ResolversParentTypes['InvoiceDownload']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisplayableInvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DisplayableInvoice'] = ResolversParentTypes['DisplayableInvoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvoiceItem']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['InvoiceTax']>, ParentType, ContextType>;
  seller?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceTaxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceTax'] = ResolversParentTypes['InvoiceTax']> = {
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxAmount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CartItemOption']>, ParentType, ContextType>;
  bundleOptions?: Resolver<Array<ResolversTypes['CartItemOption']>, ParentType, ContextType>;
};

export type RefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RefundItem']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType>;
  adjustment?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundItem'] = ResolversParentTypes['RefundItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  items?: Resolver<Array<ResolversTypes['OrderSummary']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReference'] = ResolversParentTypes['OrderReference']> = {
  order_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  order_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type FindGuestOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FindGuestOrderSuccess'] = ResolversParentTypes['FindGuestOrderSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelOrderSuccess'] = ResolversParentTypes['CancelOrderSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CartItemOption']>, ParentType, ContextType>;
  qtyOrdered?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  qtyShipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  qtyCanceled?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  qtyRefunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  qtyReturnable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReturnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnAttributes?: Resolver<Array<ResolversTypes['ReturnAttribute']>, ParentType, ContextType>;
};

export type OrderTotalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderTotals'] = ResolversParentTypes['OrderTotals']> = {
  subtotal?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  paidOtherwise?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  shippingAmount?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  taxAmount?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['TaxedPrice'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Array<ResolversTypes['TrackingDetails']>, ParentType, ContextType>;
};

export type TrackingDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackingDetails'] = ResolversParentTypes['TrackingDetails']> = {
  trackingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShippedItem']>, ParentType, ContextType>;
};

export type ShippedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippedItem'] = ResolversParentTypes['ShippedItem']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WithdrawalSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WithdrawalSuccess'] = ResolversParentTypes['WithdrawalSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['WithdrawalReceipt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalReceiptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WithdrawalReceipt'] = ResolversParentTypes['WithdrawalReceipt']> = {
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnList'] = ResolversParentTypes['ReturnList']> = {
  items?: Resolver<Array<ResolversTypes['ReturnMerchandiseAuthorization']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnAttribute'] = ResolversParentTypes['ReturnAttribute']> = {
  __resolveType: TypeResolveFn<'ReturnAttributeSelect' | 'ReturnAttributeTextarea' | 'ReturnAttributeTextfield' | 'ReturnAttributeBoolean', ParentType, ContextType>;
};

export type ReturnAttributeSelectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnAttributeSelect'] = ResolversParentTypes['ReturnAttributeSelect']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ReturnAttributeOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnAttributeTextareaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnAttributeTextarea'] = ResolversParentTypes['ReturnAttributeTextarea']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnAttributeTextfieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnAttributeTextfield'] = ResolversParentTypes['ReturnAttributeTextfield']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnAttributeBooleanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnAttributeBoolean'] = ResolversParentTypes['ReturnAttributeBoolean']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnAttributeOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnAttributeOption'] = ResolversParentTypes['ReturnAttributeOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnMerchandiseAuthorizationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnMerchandiseAuthorization'] = ResolversParentTypes['ReturnMerchandiseAuthorization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnMerchandiseAuthorizationStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OrderReference']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReturnedItem']>, ParentType, ContextType>;
};

export type ReturnedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnedItem'] = ResolversParentTypes['ReturnedItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnedItemStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateReturnMerchandizeAuthorizationRequestSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateReturnMerchandizeAuthorizationRequestSuccess'] = ResolversParentTypes['CreateReturnMerchandizeAuthorizationRequestSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewsLayerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewsLayer'] = ResolversParentTypes['ReviewsLayer']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['ReviewAuthor'], ParentType, ContextType>;
  creationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Wysiwyg'], ParentType, ContextType>;
};

export type ReviewAuthorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewAuthor'] = ResolversParentTypes['ReviewAuthor']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewRating'] = ResolversParentTypes['ReviewRating']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateProductReviewSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateProductReviewSuccess'] = ResolversParentTypes['CreateProductReviewSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RouteEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RouteEntity'] = ResolversParentTypes['RouteEntity']> = {
  __resolveType: TypeResolveFn<'Product' | 'Category' | 'CmsPage' | 'RedirectEntity' | 'NotFoundEntity', ParentType, ContextType>;
};

export type RedirectEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RedirectEntity'] = ResolversParentTypes['RedirectEntity']> = {
  redirectTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotFoundEntity'] = ResolversParentTypes['NotFoundEntity']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductLayer'], ParentType, ContextType, Partial<SearchResultProductsArgs>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<SearchResultCategoriesArgs, 'size'>>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageBaseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cloudUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableCurrencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['ShopLocale'], ParentType, ContextType>;
  defaultCountryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  websiteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageSizes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  taxDivisor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxFilterPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['ShopTags'], ParentType, ContextType>;
  streetLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopTagsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopTags'] = ResolversParentTypes['ShopTags']> = {
  services?: Resolver<Array<ResolversTypes['ConsentService']>, ParentType, ContextType>;
  tagManagerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagManagerNeedsConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewsWidgetUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewsDashboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debug?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopLocaleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopLocale'] = ResolversParentTypes['ShopLocale']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetCurrencySuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetCurrencySuccess'] = ResolversParentTypes['SetCurrencySuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockAlert'] = ResolversParentTypes['StockAlert']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StockAlertSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockAlertSuccess'] = ResolversParentTypes['StockAlertSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  alert?: Resolver<ResolversTypes['StockAlert'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerStoreCreditResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerStoreCredit'] = ResolversParentTypes['CustomerStoreCredit']> = {
  balance?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['StoreCreditHistory'], ParentType, ContextType>;
};

export type StoreCreditHistoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreCreditHistory'] = ResolversParentTypes['StoreCreditHistory']> = {
  items?: Resolver<Array<ResolversTypes['StoreCreditMovement']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreCreditMovementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreCreditMovement'] = ResolversParentTypes['StoreCreditMovement']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShareable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
};

export type SharedWishlistResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedWishlist'] = ResolversParentTypes['SharedWishlist']> = {
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CartItemOption']>, ParentType, ContextType>;
  selectedOptions?: Resolver<Array<ResolversTypes['SelectedOption']>, ParentType, ContextType>;
  selectedCustomOptions?: Resolver<Array<ResolversTypes['SelectedCustomOption']>, ParentType, ContextType>;
  selectedBundleOptions?: Resolver<Array<ResolversTypes['SelectedBundleOption']>, ParentType, ContextType>;
  downloadLinks?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WishlistMutationSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistMutationSuccess'] = ResolversParentTypes['WishlistMutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistToCartSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistToCartSuccess'] = ResolversParentTypes['WishlistToCartSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedItems?: Resolver<Array<ResolversTypes['RefusedWishlistItem']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedWishlistItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefusedWishlistItem'] = ResolversParentTypes['RefusedWishlistItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Query?: QueryResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PersonalAddress?: PersonalAddressResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CartMutationSuccess?: CartMutationSuccessResolvers<ContextType>;
  QuantityRule?: QuantityRuleResolvers<ContextType>;
  RefusedItem?: RefusedItemResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemChoice?: CartItemChoiceResolvers<ContextType>;
  SelectedCustomOption?: SelectedCustomOptionResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  CartItemOption?: CartItemOptionResolvers<ContextType>;
  CartItemPriceInfo?: CartItemPriceInfoResolvers<ContextType>;
  CartCoupon?: CartCouponResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CartTotalLine?: CartTotalLineResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ProductLayer?: ProductLayerResolvers<ContextType>;
  SortOption?: SortOptionResolvers<ContextType>;
  DynamicFacet?: DynamicFacetResolvers<ContextType>;
  FacetBucket?: FacetBucketResolvers<ContextType>;
  AttributeBucket?: AttributeBucketResolvers<ContextType>;
  CategoryBucket?: CategoryBucketResolvers<ContextType>;
  FixedFacet?: FixedFacetResolvers<ContextType>;
  Swatch?: SwatchResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  ProductLabel?: ProductLabelResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  FeedLabel?: FeedLabelResolvers<ContextType>;
  ProductConfiguration?: ProductConfigurationResolvers<ContextType>;
  SelectedOption?: SelectedOptionResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionAttribute?: ProductOptionAttributeResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  ProductCustomOption?: ProductCustomOptionResolvers<ContextType>;
  ProductCustomOptionValue?: ProductCustomOptionValueResolvers<ContextType>;
  ExtraCost?: ExtraCostResolvers<ContextType>;
  FixedExtraCost?: FixedExtraCostResolvers<ContextType>;
  PercentageExtraCost?: PercentageExtraCostResolvers<ContextType>;
  BundleOption?: BundleOptionResolvers<ContextType>;
  BundleOptionValue?: BundleOptionValueResolvers<ContextType>;
  GroupedItem?: GroupedItemResolvers<ContextType>;
  DownloadLink?: DownloadLinkResolvers<ContextType>;
  DownloadSample?: DownloadSampleResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutAddress?: CheckoutAddressResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  PickupPoint?: PickupPointResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  PickupSchedule?: PickupScheduleResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  CheckoutStoreCredit?: CheckoutStoreCreditResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  CheckoutMutationSuccess?: CheckoutMutationSuccessResolvers<ContextType>;
  PaymentRedirectSuccess?: PaymentRedirectSuccessResolvers<ContextType>;
  PlaceOrderSuccess?: PlaceOrderSuccessResolvers<ContextType>;
  PlacedOrder?: PlacedOrderResolvers<ContextType>;
  PlacedOrderItem?: PlacedOrderItemResolvers<ContextType>;
  AcknowledgeOrderSuccess?: AcknowledgeOrderSuccessResolvers<ContextType>;
  RichTextTree?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  MutationSuccessInterface?: MutationSuccessInterfaceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  TaxedPrice?: TaxedPriceResolvers<ContextType>;
  Routable?: RoutableResolvers<ContextType>;
  BreadcrumbItem?: BreadcrumbItemResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  Wysiwyg?: WysiwygResolvers<ContextType>;
  WysiwygNodeData?: WysiwygNodeDataResolvers<ContextType>;
  WidgetProductGrid?: WidgetProductGridResolvers<ContextType>;
  WidgetInvalidData?: WidgetInvalidDataResolvers<ContextType>;
  XRayTarget?: XRayTargetResolvers<ContextType>;
  PreviewModeSuccess?: PreviewModeSuccessResolvers<ContextType>;
  XRayModeSuccess?: XRayModeSuccessResolvers<ContextType>;
  LeaveContributionSuccess?: LeaveContributionSuccessResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  PasswordRule?: PasswordRuleResolvers<ContextType>;
  CustomerMutationSuccess?: CustomerMutationSuccessResolvers<ContextType>;
  CustomerAddressMutationSuccess?: CustomerAddressMutationSuccessResolvers<ContextType>;
  RequestSuccess?: RequestSuccessResolvers<ContextType>;
  PersonalDataSuccess?: PersonalDataSuccessResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  HelpdeskDepartment?: HelpdeskDepartmentResolvers<ContextType>;
  HelpdeskTicketList?: HelpdeskTicketListResolvers<ContextType>;
  HelpdeskTicket?: HelpdeskTicketResolvers<ContextType>;
  HelpdeskMessage?: HelpdeskMessageResolvers<ContextType>;
  HelpdeskAttachment?: HelpdeskAttachmentResolvers<ContextType>;
  HelpdeskTicketSuccess?: HelpdeskTicketSuccessResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  DownloadableInvoice?: DownloadableInvoiceResolvers<ContextType>;
  InvoiceDownload?: InvoiceDownloadResolvers<ContextType>;
  DisplayableInvoice?: DisplayableInvoiceResolvers<ContextType>;
  InvoiceTax?: InvoiceTaxResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundItem?: RefundItemResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderReference?: OrderReferenceResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  FindGuestOrderSuccess?: FindGuestOrderSuccessResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  CancelOrderSuccess?: CancelOrderSuccessResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderTotals?: OrderTotalsResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  TrackingDetails?: TrackingDetailsResolvers<ContextType>;
  ShippedItem?: ShippedItemResolvers<ContextType>;
  WithdrawalSuccess?: WithdrawalSuccessResolvers<ContextType>;
  WithdrawalReceipt?: WithdrawalReceiptResolvers<ContextType>;
  ReturnList?: ReturnListResolvers<ContextType>;
  ReturnAttribute?: ReturnAttributeResolvers<ContextType>;
  ReturnAttributeSelect?: ReturnAttributeSelectResolvers<ContextType>;
  ReturnAttributeTextarea?: ReturnAttributeTextareaResolvers<ContextType>;
  ReturnAttributeTextfield?: ReturnAttributeTextfieldResolvers<ContextType>;
  ReturnAttributeBoolean?: ReturnAttributeBooleanResolvers<ContextType>;
  ReturnAttributeOption?: ReturnAttributeOptionResolvers<ContextType>;
  ReturnMerchandiseAuthorization?: ReturnMerchandiseAuthorizationResolvers<ContextType>;
  ReturnedItem?: ReturnedItemResolvers<ContextType>;
  CreateReturnMerchandizeAuthorizationRequestSuccess?: CreateReturnMerchandizeAuthorizationRequestSuccessResolvers<ContextType>;
  ReviewsLayer?: ReviewsLayerResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAuthor?: ReviewAuthorResolvers<ContextType>;
  ReviewRating?: ReviewRatingResolvers<ContextType>;
  CreateProductReviewSuccess?: CreateProductReviewSuccessResolvers<ContextType>;
  RouteEntity?: RouteEntityResolvers<ContextType>;
  RedirectEntity?: RedirectEntityResolvers<ContextType>;
  NotFoundEntity?: NotFoundEntityResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopTags?: ShopTagsResolvers<ContextType>;
  ShopLocale?: ShopLocaleResolvers<ContextType>;
  SetCurrencySuccess?: SetCurrencySuccessResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  StockAlert?: StockAlertResolvers<ContextType>;
  StockAlertSuccess?: StockAlertSuccessResolvers<ContextType>;
  CustomerStoreCredit?: CustomerStoreCreditResolvers<ContextType>;
  StoreCreditHistory?: StoreCreditHistoryResolvers<ContextType>;
  StoreCreditMovement?: StoreCreditMovementResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  SharedWishlist?: SharedWishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistMutationSuccess?: WishlistMutationSuccessResolvers<ContextType>;
  WishlistToCartSuccess?: WishlistToCartSuccessResolvers<ContextType>;
  RefusedWishlistItem?: RefusedWishlistItemResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  perGroup?: PerGroupDirectiveResolver<any, any, ContextType>;
};
