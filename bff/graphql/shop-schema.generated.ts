import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductModel } from '../domains/catalog/product-model.ts';
import type { CategoryModel } from '../domains/catalog/category-model.ts';
import type { LayerModel } from '../domains/catalog/layer-model.ts';
import type { SearchModel } from '../domains/search/search-model.ts';
import type { RichTextModel, ProductGridModel } from '../domains/content/rich-text-model.ts';
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
  /** The shopper's cart; empty when nothing was added yet. */
  cart: Cart;
  product?: Maybe<Product>;
  category?: Maybe<Category>;
  /** The menu: categories that are shown in it, two levels below the root. */
  navigation: Array<NavigationItem>;
  /** Blocks or pages by identifier, in the order asked for; unknown identifiers are left out. At most 30 identifiers. */
  cmsPageList: Array<CmsPage>;
  me: Customer;
  /** What the address stands for. `url` is a path below the base URL, with or without a leading slash, with or without a query string. */
  route: RouteEntity;
  search: SearchResult;
  shop: Shop;
  /** Whether this store offers a feature, for example «wishlist»; false for names it does not know. */
  isFeatureActive: Scalars['Boolean']['output'];
};


export type QueryProductArgs = {
  sku: Scalars['String']['input'];
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCmsPageListArgs = {
  identifiers: Array<Scalars['String']['input']>;
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
  /** The whole cart as it is now. */
  cart: Cart;
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
};

export type ProductPrices = {
  __typename?: 'ProductPrices';
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
  | 'DATE'
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
  sampleUrl?: Maybe<Scalars['String']['output']>;
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
  products: Array<Product>;
};

/** A widget whose data could not be read; it shows nothing. */
export type WidgetInvalidData = WysiwygNodeData & {
  __typename?: 'WidgetInvalidData';
  dataId: Scalars['ID']['output'];
};

/** The current user; a guest has no id (spec §6: signed in when me.id exists). */
export type Customer = {
  __typename?: 'Customer';
  id?: Maybe<Scalars['ID']['output']>;
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
  /** Where resized images are served: a path of the shop itself. */
  imageBaseUrl: Scalars['String']['output'];
  currentCurrency: Scalars['String']['output'];
  availableCurrencies: Array<Scalars['String']['output']>;
  locale: ShopLocale;
  defaultCountryId: Scalars['String']['output'];
  websiteId: Scalars['Int']['output'];
  defaultTitle: Scalars['String']['output'];
  defaultDescription: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Page sizes a product list offers; the first is the default (spec §9). */
  pageSizes: Array<Scalars['Int']['output']>;
  /** Price filters are divided by this before they are sent (spec §9). */
  taxDivisor: Scalars['Float']['output'];
  /** Upper end of the price filter in currency units (spec §9). */
  maxFilterPrice: Scalars['Float']['output'];
};

export type ShopLocale = {
  __typename?: 'ShopLocale';
  /** BCP 47 tag, for example fr-FR. */
  code: Scalars['String']['output'];
  language: Scalars['String']['output'];
  country: Scalars['String']['output'];
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
  FacetBucket:
    | ( AttributeBucket )
    | ( CategoryBucket )
  ;
  ExtraCost:
    | ( FixedExtraCost )
    | ( PercentageExtraCost )
  ;
  MutationSuccessInterface: ( Omit<CartMutationSuccess, 'cart'> & { cart: _RefType['Cart'] } );
  Routable:
    | ( CategoryModel )
    | ( ProductModel )
    | ( Omit<CmsPage, 'contentWysiwyg'> & { contentWysiwyg: _RefType['Wysiwyg'] } )
  ;
  WysiwygNodeData:
    | ( ProductGridModel )
    | ( WidgetInvalidData )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CartItemInput: CartItemInput;
  SelectedOptionInput: SelectedOptionInput;
  SelectedBundleOptionInput: SelectedBundleOptionInput;
  GroupedItemInput: GroupedItemInput;
  CartMutationSuccess: ResolverTypeWrapper<Omit<CartMutationSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
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
  BundleOptionValue: ResolverTypeWrapper<Omit<BundleOptionValue, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  GroupedItem: ResolverTypeWrapper<Omit<GroupedItem, 'product'> & { product: ResolversTypes['Product'] }>;
  DownloadLink: ResolverTypeWrapper<DownloadLink>;
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
  CmsPage: ResolverTypeWrapper<Omit<CmsPage, 'contentWysiwyg'> & { contentWysiwyg: ResolversTypes['Wysiwyg'] }>;
  Wysiwyg: ResolverTypeWrapper<RichTextModel>;
  WysiwygNodeData: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WysiwygNodeData']>;
  WidgetProductGrid: ResolverTypeWrapper<ProductGridModel>;
  WidgetInvalidData: ResolverTypeWrapper<WidgetInvalidData>;
  Customer: ResolverTypeWrapper<Customer>;
  ReviewsLayer: ResolverTypeWrapper<Omit<ReviewsLayer, 'reviews'> & { reviews: Array<ResolversTypes['Review']> }>;
  Review: ResolverTypeWrapper<Omit<Review, 'author' | 'comment'> & { author: ResolversTypes['ReviewAuthor'], comment: ResolversTypes['Wysiwyg'] }>;
  ReviewAuthor: ResolverTypeWrapper<ReviewAuthor>;
  RouteEntity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RouteEntity']>;
  RedirectEntity: ResolverTypeWrapper<RedirectEntity>;
  NotFoundEntity: ResolverTypeWrapper<NotFoundEntity>;
  SearchResult: ResolverTypeWrapper<SearchModel>;
  Shop: ResolverTypeWrapper<Shop>;
  ShopLocale: ResolverTypeWrapper<ShopLocale>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Float: Scalars['Float']['output'];
  CartItemInput: CartItemInput;
  SelectedOptionInput: SelectedOptionInput;
  SelectedBundleOptionInput: SelectedBundleOptionInput;
  GroupedItemInput: GroupedItemInput;
  CartMutationSuccess: Omit<CartMutationSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
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
  BundleOptionValue: Omit<BundleOptionValue, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  GroupedItem: Omit<GroupedItem, 'product'> & { product: ResolversParentTypes['Product'] };
  DownloadLink: DownloadLink;
  RichTextTree: Scalars['RichTextTree']['output'];
  DateTime: Scalars['DateTime']['output'];
  MutationSuccessInterface: ResolversInterfaceTypes<ResolversParentTypes>['MutationSuccessInterface'];
  Money: Money;
  Price: Price;
  TaxedPrice: TaxedPrice;
  Routable: ResolversInterfaceTypes<ResolversParentTypes>['Routable'];
  BreadcrumbItem: BreadcrumbItem;
  Seo: Seo;
  CmsPage: Omit<CmsPage, 'contentWysiwyg'> & { contentWysiwyg: ResolversParentTypes['Wysiwyg'] };
  Wysiwyg: RichTextModel;
  WysiwygNodeData: ResolversInterfaceTypes<ResolversParentTypes>['WysiwygNodeData'];
  WidgetProductGrid: ProductGridModel;
  WidgetInvalidData: WidgetInvalidData;
  Customer: Customer;
  ReviewsLayer: Omit<ReviewsLayer, 'reviews'> & { reviews: Array<ResolversParentTypes['Review']> };
  Review: Omit<Review, 'author' | 'comment'> & { author: ResolversParentTypes['ReviewAuthor'], comment: ResolversParentTypes['Wysiwyg'] };
  ReviewAuthor: ReviewAuthor;
  RouteEntity: ResolversUnionTypes<ResolversParentTypes>['RouteEntity'];
  RedirectEntity: RedirectEntity;
  NotFoundEntity: NotFoundEntity;
  SearchResult: SearchModel;
  Shop: Shop;
  ShopLocale: ShopLocale;
  Int: Scalars['Int']['output'];
};

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'sku'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  navigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  cmsPageList?: Resolver<Array<ResolversTypes['CmsPage']>, ParentType, ContextType, RequireFields<QueryCmsPageListArgs, 'identifiers'>>;
  me?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['RouteEntity'], ParentType, ContextType, RequireFields<QueryRouteArgs, 'url'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  isFeatureActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsFeatureActiveArgs, 'feature'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addItemToCart?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationAddItemToCartArgs, 'item'>>;
  addMultipleItemsToCart?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationAddMultipleItemsToCartArgs, 'items'>>;
  updateCartItem?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationUpdateCartItemArgs, 'item_id' | 'qty'>>;
  removeCartItem?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationRemoveCartItemArgs, 'item_id'>>;
  applyCoupon?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'code'>>;
  removeCoupon?: Resolver<ResolversTypes['CartMutationSuccess'], ParentType, ContextType>;
};

export type CartMutationSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartMutationSuccess'] = ResolversParentTypes['CartMutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export interface RichTextTreeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichTextTree'], any> {
  name: 'RichTextTree';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MutationSuccessInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MutationSuccessInterface'] = ResolversParentTypes['MutationSuccessInterface']> = {
  __resolveType: TypeResolveFn<'CartMutationSuccess', ParentType, ContextType>;
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
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WidgetInvalidDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WidgetInvalidData'] = ResolversParentTypes['WidgetInvalidData']> = {
  dataId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
};

export type ShopLocaleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopLocale'] = ResolversParentTypes['ShopLocale']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CartMutationSuccess?: CartMutationSuccessResolvers<ContextType>;
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
  Customer?: CustomerResolvers<ContextType>;
  ReviewsLayer?: ReviewsLayerResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAuthor?: ReviewAuthorResolvers<ContextType>;
  RouteEntity?: RouteEntityResolvers<ContextType>;
  RedirectEntity?: RedirectEntityResolvers<ContextType>;
  NotFoundEntity?: NotFoundEntityResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopLocale?: ShopLocaleResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
};
