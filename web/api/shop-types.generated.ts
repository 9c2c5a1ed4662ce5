// Made by `npm run generate`: what operations name of the schema; not edited by hand.

export type AddressInput = {
  firstname: string;
  lastname: string;
  company?: string | null | undefined;
  telephone: string;
  country: string;
  locality: string;
  postalCode: string;
  /** One to three lines of at most 38 characters (spec §5); longer ones are refused, never cut. */
  streetAddress: Array<string>;
  /** Id of one of the country's regions. */
  regionId?: string | null | undefined;
  /** Where the country has no list of regions. */
  region?: string | null | undefined;
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

export type CaptchaKind =
  /** Nothing is asked for. */
  | 'NONE'
  /** The browser works for a moment (ALTCHA). */
  | 'PROOF_OF_WORK'
  /** The store asks Google about the shopper. */
  | 'RECAPTCHA';

export type CartItemInput = {
  sku: string;
  qty: number;
  /** Values of a configurable product's options. */
  options?: Array<SelectedOptionInput> | null | undefined;
  /** Custom options: the value's id where one is chosen, the text where one is typed; several entries for several choices. */
  customOptions?: Array<SelectedOptionInput> | null | undefined;
  bundleOptions?: Array<SelectedBundleOptionInput> | null | undefined;
  /** Chosen links of a downloadable product. */
  downloadLinks?: Array<string> | null | undefined;
  /** Quantities of a grouped product's items, by sku. */
  groupedItems?: Array<GroupedItemInput> | null | undefined;
};

export type SelectedOptionInput = {
  option_id: string;
  option_value: string;
};

export type SelectedBundleOptionInput = {
  option_id: string;
  option_value: string;
  option_qty?: number | null | undefined;
};

export type GroupedItemInput = {
  sku: string;
  qty: number;
};

/**
 * Product list query state (spec §3). Unknown attributes are ignored, values are option labels (spec §9: attribute labels are used).
 * A page past the end answers the first page.
 */
export type ProductListInput = {
  /** First product, counted from 0; a multiple of size. */
  from?: number | null | undefined;
  /** Products asked for, at most 64. */
  size?: number | null | undefined;
  filters?: Array<AttributeFilterInput> | null | undefined;
  /** Prices already divided by the tax divisor (spec §9). */
  priceRange?: PriceRangeInput | null | undefined;
  sort?: SortInput | null | undefined;
};

export type AttributeFilterInput = {
  name: string;
  values: Array<string>;
};

export type PriceRangeInput = {
  min?: number | null | undefined;
  max?: number | null | undefined;
};

export type SortInput = {
  field: string;
  direction: SortDirection;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

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

export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

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

export type ExtraCostType =
  | 'FIXED'
  | 'PERCENTAGE';

export type BundleOptionType =
  | 'SELECT'
  | 'RADIO'
  | 'CHECKBOX'
  | 'MULTI';

export type CheckoutStep =
  | 'LOGIN'
  | 'ADDRESS'
  | 'DELIVERY'
  | 'PAYMENT'
  | 'REVIEW';

export type CheckoutAddressesInput = {
  /** Absent for a cart without anything to deliver. */
  shipping?: CheckoutAddressChoice | null | undefined;
  /** Absent: same as shipping. */
  billing?: CheckoutAddressChoice | null | undefined;
};

/** An entry of the book, or a new address. */
export type CheckoutAddressChoice = {
  customerAddressId?: string | null | undefined;
  address?: AddressInput | null | undefined;
  saveInBook?: boolean | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
  /** Asked for where the method needs a pickup point, refused elsewhere. */
  pickupPointId?: string | null | undefined;
  /** Postcode the point was searched with: points are found by place. */
  pickupPostalCode?: string | null | undefined;
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
  code: string;
  purchaseOrderNumber?: string | null | undefined;
};

export type PlaceOrderInput = {
  /** `Cart.id` of what was shown. */
  cartId: string;
  /** `Checkout.revision` of what was shown. */
  revision: string;
  /** Ids of the agreements that were ticked. */
  agreementIds: Array<string>;
  captcha?: string | null | undefined;
};

export type PaymentState =
  /** Nothing more to do for the shopper. */
  | 'ACCEPTED'
  /** The provider has not told yet. */
  | 'PENDING'
  | 'REFUSED'
  | 'CANCELED';

export type ContactMessageInput = {
  name: string;
  email: string;
  telephone?: string | null | undefined;
  /** At most 120 characters. */
  subject: string;
  /** At most 2000 characters. */
  message: string;
  captcha?: string | null | undefined;
};

export type XRayTargetType =
  | 'BLOCK'
  | 'PAGE'
  | 'PRODUCT'
  | 'CATEGORY';

export type XRayTargetInput = {
  type: XRayTargetType;
  /** Identifier of a block or a page, sku of a product, id of a category. */
  id: string;
};

export type RegisterCustomerInput = {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  isSubscribed?: boolean | null | undefined;
  captcha?: string | null | undefined;
  /** For the form `CUSTOMER_LOGIN`: the new account is signed in. */
  loginCaptcha?: string | null | undefined;
};

export type CustomerAddressInput = {
  address: AddressInput;
  isDefaultShipping?: boolean | null | undefined;
  isDefaultBilling?: boolean | null | undefined;
};

export type DownloadStatus =
  | 'AVAILABLE'
  /** The order is not paid yet. */
  | 'PENDING'
  | 'EXPIRED'
  | 'UNKNOWN';

export type HelpdeskTicketStatus =
  /** Waits for the shop. */
  | 'OPEN'
  /** The shop has taken it in hand. */
  | 'IN_PROGRESS'
  | 'CLOSED';

export type HelpdeskAuthor =
  | 'CUSTOMER'
  | 'SHOP';

export type HelpdeskTicketInput = {
  /** At most 255 characters. */
  subject: string;
  /** At most 5000 characters. */
  message: string;
  departmentId?: string | null | undefined;
  captcha?: string | null | undefined;
  attachments?: Array<HelpdeskAttachmentInput> | null | undefined;
};

/**
 * JPEG, PNG, WebP or PDF by its content, at most 250 kB, at most 3 with a message. A request of more than 128 KiB goes to
 * `{base}/graphql/files`.
 */
export type HelpdeskAttachmentInput = {
  /** Its end is made to fit the content. */
  name: string;
  /** The file in base64 (RFC 4648 §4). */
  content: string;
};

export type GuestOrderProof =
  /** 2.4.7: the billing postcode. */
  | 'POSTAL_CODE'
  /** 2.4.8: the billing last name. */
  | 'LAST_NAME';

export type FindGuestOrderInput = {
  number: string;
  email: string;
  /** As `guestOrderProof` says. */
  proof: string;
};

export type WithdrawalInput = {
  name: string;
  email: string;
  orderNumber: string;
  /** What is sent back; empty for the whole order. */
  items?: string | null | undefined;
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

export type CreateReturnMerchandizeAuthorizationRequestInput = {
  order_id: string;
  /** Answers about the whole return. */
  attributes?: Array<ReturnAttributeInput> | null | undefined;
  items: Array<ReturnedItemInput>;
  comment?: string | null | undefined;
};

export type ReturnedItemInput = {
  /** Of the order's line. */
  id: string;
  quantity: number;
  attributes?: Array<ReturnAttributeInput> | null | undefined;
};

export type ReturnAttributeInput = {
  code: string;
  /** An option's value; a text; `1` or `0` for yes and no. */
  value: string;
};

export type CreateProductReviewInput = {
  sku: string;
  nickname: string;
  title: string;
  comment: string;
  /** One for each aspect. */
  ratings: Array<ReviewRatingInput>;
  captcha?: string | null | undefined;
};

export type ReviewRatingInput = {
  id: string;
  /** 1 to 5. */
  rating: number;
};

/** What a shopper may consent to, each by itself. */
export type ConsentService =
  | 'AUDIENCE'
  | 'ADVERTISING'
  | 'VIDEO'
  | 'REVIEWS';
