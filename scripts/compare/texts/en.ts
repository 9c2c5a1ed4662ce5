import type { Texts } from '../texts.ts'

export const en: Texts = {
  title: 'Comparison of two shops',
  old: 'old',
  new: 'new',
  made: 'Made on',
  compared: 'pages compared',
  interrupted: 'This run was interrupted: the report has what was there until then.',
  noDifference: 'No difference was found.',
  summary: 'Summary',
  ratings: {
    error: { one: 'error', many: 'errors', means: 'costs orders or ranking' },
    warning: { one: 'warning', many: 'warnings', means: 'worth a look before the move' },
    note: { one: 'note', many: 'notes', means: 'for your information' },
  },
  differences: 'Differences',
  rest: 'Show all others:',
  more: 'Not shown here, but in the data (--json):',
  pagesByKind: 'Pages of the old shop, and how many have errors or warnings',
  kind: 'Kind',
  pages: 'Pages',
  kinds: {
    home: 'Home page',
    category: 'Categories',
    product: 'Products',
    content: 'Content',
    service: 'Account, cart, search',
    file: 'Files',
    other: 'Others',
  },
  medians: 'Weight and time (medians)',
  measure: 'Measure',
  measures: { bytes: 'HTML, in kB', pictures: 'Pictures', scripts: 'Scripts', ms: 'Time to the HTML, in ms' },
  onlyNew: 'Addresses that only the new shop has',
  onlyNewMeans: 'From its sitemaps and links; the old shop has nothing there. Nothing has to be done.',
  limits: 'What was not looked at',
  limit: {
    interrupted: 'The run was interrupted.',
    minutes: 'The time was up (--minutes).',
    pages: 'Pages beyond the number to compare (--pages)',
    depth: 'Pages too many links away (--depth)',
    addresses: 'Addresses beyond what one run remembers',
    robots: 'Addresses that robots.txt disallows (--ignore-robots)',
    queries: 'Links with a query, such as filters and sort orders',
    elsewhere: 'Links to other hosts',
    credentials: 'Links with a name or password in the address',
    schemes: 'Links that lead to no page (mailto:, tel:, javascript: …)',
    'sitemap-unread': 'Sitemaps that could not be read',
    'sitemap-circle': 'Sitemaps that name themselves',
    'sitemap-size': 'Sitemaps that are too large',
    'sitemap-count': 'Sitemaps beyond the hundredth',
    checks: 'Links and pictures beyond the number to check (--checks)',
  },
  rules: {
    missing: {
      says: 'Pages are missing',
      advice:
        'Visitors and search engines that come to these addresses find nothing. Publish the page, or add a permanent redirect to its successor in the store (Marketing > URL Rewrites).',
    },
    failing: { says: 'Pages fail', advice: 'The new shop responds with an error. Its log says why.' },
    'not-mapped': {
      says: 'Addresses of the map are not redirected',
      advice:
        'The map says where these addresses move. Add permanent redirects in the store (Marketing > URL Rewrites).',
    },
    'redirect-home': {
      says: 'Pages are redirected to the home page',
      advice: 'Search engines treat this as a missing page. Redirect each one to its successor.',
    },
    'redirect-kind': {
      says: 'Addresses lead to another kind of page',
      advice:
        'A product that leads to a category, for example, loses its place in search results. Redirect to what people look for.',
    },
    'redirect-elsewhere': {
      says: 'Redirects lead out of the shop, or elsewhere than before',
      advice: 'Check the target of these redirects.',
    },
    'redirect-loop': {
      says: 'Redirects do not end',
      advice: 'Browsers give up. Remove the circle from the URL rewrites.',
    },
    noindex: {
      says: 'Pages are hidden from search engines',
      advice: 'These pages say «noindex», and those of the old shop do not. Allow them before the move.',
    },
    disallowed: {
      says: 'Pages are disallowed by robots.txt',
      advice: 'Search engines may read these pages in the old shop, and not in the new one.',
    },
    'canonical-wrong': {
      says: 'Canonical addresses are wrong',
      advice:
        'Search engines show the canonical address in place of the page. It has to be the page itself, or what the old shop named.',
    },
    price: { says: 'Prices differ', advice: 'Check taxes, currency, promotions and customer groups.' },
    unavailable: { says: 'Products are no longer available', advice: 'Check stock and website of these products.' },
    'missing-unlisted': {
      says: 'Pages are missing that search engines do not list',
      advice: 'The old shop hides them from search engines. Visitors may have bookmarked them.',
    },
    'redirect-temporary': {
      says: 'Redirects are temporary',
      advice: 'Search engines keep the old address for long. Make the redirect permanent (301).',
    },
    'redirect-chain': { says: 'Redirects form chains', advice: 'Redirect the old address to the last one directly.' },
    'redirect-gone': {
      says: 'Redirects of the old shop are missing',
      advice: 'The old shop leads on from these addresses, and the new one has a page there.',
    },
    'robots-closed': {
      says: 'robots.txt disallows the whole shop',
      advice: 'Right for a trial copy. It has to be open after the move.',
    },
    'other-host': {
      says: 'The new shop names another host as its address',
      advice: 'Check that it is the address that the shop will have.',
    },
    indexed: { says: 'Pages are open to search engines', advice: 'The old shop hides them («noindex»).' },
    nofollow: {
      says: 'Links of pages are not followed',
      advice: 'These pages say «nofollow», and those of the old shop do not.',
    },
    'canonical-missing': { says: 'Canonical addresses are missing', advice: 'The old shop names one.' },
    'hreflang-missing': {
      says: 'Languages are missing',
      advice: 'The old shop names the page in this language (hreflang).',
    },
    'hreflang-wrong': {
      says: 'Languages lead elsewhere',
      advice: 'The address in this language (hreflang) is another one.',
    },
    'price-missing': {
      says: 'Prices are missing in structured data',
      advice: 'Search engines show the price of the old shop, and cannot read that of the new one.',
    },
    available: {
      says: 'Products are available again',
      advice: 'The old shop says that they are sold out. Check the stock.',
    },
    'title-missing': { says: 'Titles are missing', advice: 'Enter a meta title in the store.' },
    title: { says: 'Titles differ', advice: 'The title is the first line in search results.' },
    'description-missing': { says: 'Meta descriptions are missing', advice: 'Enter a meta description in the store.' },
    'heading-missing': { says: 'Headings are missing', advice: 'The page has no h1.' },
    heading: { says: 'Headings differ', advice: 'The h1 says to visitors and search engines what the page is about.' },
    'data-missing': {
      says: 'Structured data is missing',
      advice: 'Search engines show stars, paths and prices from it. The kinds named here are in the old shop only.',
    },
    'properties-missing': { says: 'Structured data is incomplete', advice: 'Search engines demand these properties.' },
    'alt-missing': { says: 'Pictures have no alternative text', advice: 'The attribute alt is missing.' },
    'link-broken': { says: 'Links lead to nothing', advice: 'In brackets: how many pages have the link, and which.' },
    'picture-broken': {
      says: 'Pictures are not there',
      advice: 'In brackets: how many pages show the picture, and which.',
    },
    slower: {
      says: 'The new shop is slower',
      advice:
        'Median time to the HTML, each page requested once. Compare machines of the same kind, and caches that are as full.',
    },
    moved: { says: 'Pages have moved', advice: 'Each is redirected to another page of the same kind.' },
    'title-suffix': { says: 'Titles end differently', advice: 'The name of the shop, the same on most pages.' },
    description: { says: 'Meta descriptions differ', advice: 'Search engines show them below the title.' },
    'availability-missing': { says: 'Availability is missing in structured data', advice: 'The old shop says it.' },
    alt: {
      says: 'Alternative texts of pictures differ',
      advice: 'An empty text is right where the same words stand beside the picture.',
    },
    heavier: { says: 'Pages are heavier', advice: 'By a half and more: HTML or scripts.' },
    'cut-off': { says: 'Pages were read in part', advice: 'They are larger than --megabytes or nested too deeply.' },
    charset: { says: 'Pages are not in UTF-8', advice: 'They were read in the charset that they name.' },
    'old-broken': { says: 'Pages of the old shop do not work', advice: 'There is nothing to compare.' },
  },
}
