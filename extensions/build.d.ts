/* What the extensions of a build add. The modules are made by `scripts/vite/virtual-modules.mjs`. */

/** Names of the extensions, in their order. */
declare module 'virtual:extensions/names' {
  const names: readonly string[]
  export default names
}

/** What the shop's musette.config.ts says of its sites and its store. */
declare module 'virtual:extensions/shop' {
  const shop: import('../bff/config/site-folder.ts').ShopSites
  export default shop
}

/** The components that each extension puts in the place of the core's. */
declare module 'virtual:extensions/replaced' {
  const extensions: readonly { name: string; replaces: readonly string[] }[]
  export default extensions
}

declare module 'virtual:extensions/server' {
  const extensions: readonly ({ name: string } & import('../bff/extension.ts').ServerExtension)[]
  export default extensions
}

/** Environment variables; `faults` says what no single value shows to be wrong. */
declare module 'virtual:extensions/variables' {
  type Variables = Readonly<Record<string, import('../bff/config/kinds.ts').Variable<unknown>>>
  type Values = Readonly<Record<string, unknown>>
  type Hosts = Partial<import('../bff/config.ts').CspHosts>
  const extensions: readonly {
    name: string
    variables: Variables
    hosts?: Hosts
    faults?: (values: Values) => string[]
  }[]
  export default extensions
}

/** Routes of the entries that have any. */
declare module 'virtual:extensions/routes' {
  type Entry = import('../web/extension.ts').WebExtension
  const extensions: readonly { name: string; routes: NonNullable<Entry['routes']> }[]
  export default extensions
}

declare module 'virtual:extensions/consents' {
  type Entry = import('../web/extension.ts').WebExtension
  const extensions: readonly { name: string; consents: NonNullable<Entry['consents']> }[]
  export default extensions
}

declare module 'virtual:extensions/stored-data' {
  const extensions: readonly { name: string; storedData: readonly import('../web/extension.ts').StoredData[] }[]
  export default extensions
}

/** Entries of the account's menu. */
declare module 'virtual:extensions/account-menu' {
  const extensions: readonly { name: string; entries: readonly import('../web/extension.ts').AccountEntry[] }[]
  export default extensions
}

declare module 'virtual:extensions/demo-store' {
  const extensions: readonly ({ name: string } & import('../demo-store/extension.ts').DemoStoreExtension)[]
  export default extensions
}

/** The demo store's data: YAML file → what it says, of the shop's `demo-store/seed/` or of the core's, and of extensions (`extensions/<name>/…`). */
declare module 'virtual:extensions/seed' {
  const files: Readonly<Record<string, unknown>>
  export default files
}

/** Parts of the shop's schema. */
declare module 'virtual:extensions/schema' {
  const parts: readonly { name: string; text: string }[]
  export default parts
}

/** File → what a module adds to Magento's schema. */
declare module 'virtual:extensions/magento' {
  const files: Readonly<Record<string, string>>
  export default files
}

/** Modules of the operations that extensions send to the store. */
declare module 'virtual:extensions/operations' {
  const modules: readonly Record<string, unknown>[]
  export default modules
}

declare module 'virtual:extensions/manifest' {
  const manifests: readonly { name: string; operations: Readonly<Record<string, { name: string; text: string }>> }[]
  export default manifests
  /** Fragments that extensions add to documents of others. */
  export const added: readonly { extension: string; fragment: string }[]
}

/** Language → section of the core → its texts. */
declare module 'virtual:extensions/texts' {
  type Load = () => Promise<{ default: Readonly<Record<string, string>> }>
  const texts: Readonly<Record<string, Readonly<Record<import('../schema/texts/text-ids.ts').TextSection, Load>>>>
  export default texts
}

/** Language → extension → its texts for screens. */
declare module 'virtual:extensions/extension-texts' {
  type Load = () => Promise<{ default: Readonly<Record<string, string>> }>
  const texts: Readonly<Record<string, Readonly<Record<string, Load>>>>
  export default texts
}

/** Language → all texts that the server may say. Those that a language lacks are not among them. */
declare module 'virtual:extensions/server-texts' {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  export default texts
}

/** All texts of the core and its extensions in English, by which those of other languages are measured. */
declare module 'virtual:extensions/original-texts' {
  const texts: Readonly<Record<string, string>>
  export default texts
}

/** Source file → the component that the module exports by default, if it is one that loads late. */
declare module 'virtual:extensions/components' {
  const components: Readonly<Record<string, () => Promise<{ default?: object }>>>
  export default components
}

/** For each slot its component, or null where no extension fills it. */
declare module 'virtual:extensions/slots' {
  type SlotProps = import('../web/slots.ts').SlotProps
  type Slot<Name extends keyof SlotProps> = import('react').ComponentType<SlotProps[Name]> | null
  export const ProductBelowName: Slot<'ProductBelowName'>
  export const ProductAfterPrice: Slot<'ProductAfterPrice'>
  export const PackNote: Slot<'PackNote'>
  export const ProductAfterForm: Slot<'ProductAfterForm'>
  export const ProductListEnd: Slot<'ProductListEnd'>
  export const ProductSoldOut: Slot<'ProductSoldOut'>
  export const ProductAfterReviews: Slot<'ProductAfterReviews'>
  export const AddressSuggestions: Slot<'AddressSuggestions'>
  export const ProductEnd: Slot<'ProductEnd'>
  export const ProductAction: Slot<'ProductAction'>
  export const ProductSection: Slot<'ProductSection'>
  export const CardBadge: Slot<'CardBadge'>
  export const CardBelowPrice: Slot<'CardBelowPrice'>
  export const CartLineExtra: Slot<'CartLineExtra'>
  export const CheckoutLineExtra: Slot<'CheckoutLineExtra'>
  export const PlacedLineExtra: Slot<'PlacedLineExtra'>
  export const OrderLineExtra: Slot<'OrderLineExtra'>
  export const CartExtra: Slot<'CartExtra'>
  export const CartCheckout: Slot<'CartCheckout'>
  export const CheckoutDelivery: Slot<'CheckoutDelivery'>
  export const CheckoutPayment: Slot<'CheckoutPayment'>
  export const CheckoutSuccess: Slot<'CheckoutSuccess'>
  export const OrderAction: Slot<'OrderAction'>
  export const OrderSection: Slot<'OrderSection'>
  export const HomeBelowGoods: Slot<'HomeBelowGoods'>
  export const HomeExtra: Slot<'HomeExtra'>
  export const NotFound: Slot<'NotFound'>
  export const SearchEmpty: Slot<'SearchEmpty'>
  export const FooterLink: Slot<'FooterLink'>
  export const ThirdParty: Slot<'ThirdParty'>
  export const WishlistAction: Slot<'WishlistAction'>
  export const FooterExtra: Slot<'FooterExtra'>
}
