/** What only the server says of the catalogue and on pages without the store. */
export default {
  // Catalogue
  'catalog.stock.out': 'Out of stock',
  'catalog.piecesLeft': 'Only {count} left in stock',
  'catalog.yes': 'Yes',
  'catalog.no': 'No',
  'catalog.category': 'Category',
  'currency.unknown': 'This currency is not offered.',
  'video.watch': 'Watch the video',
  // llms.txt
  'llms.categories': 'Categories',
  'llms.terms': 'Delivery, returns, contact',
  'llms.pages': 'Information',
  'llms.more': 'More',
  'llms.sitemap': 'Sitemap (XML)',
  'llms.prices': 'Prices include all taxes, in {currency}. Language of the site: {locale}.',
  'llms.delivery': 'Delivery ({country}): {price} at most.',
  'llms.freeFrom': 'Free from {price}.',
  'llms.days': 'Time: {least} to {most} working days.',
  'llms.returns': 'Returns: within {days} days, at the customer’s expense.',
  'llms.returnsFree': 'Returns: within {days} days, free of charge.',
  'llms.contact': 'Customer service: {contact}.',
  // Contribution mode
  'contribution.notOpen': 'Contribution mode is not open: open the link that you were given again.',
  // Status pages: HTML, so that links stand within the sentences
  'pages.maintenance': 'The shop is down for maintenance and will be back in a moment. This page reloads by itself.',
  'pages.unavailable': 'Shop not available at the moment',
  'pages.unavailableHeading': 'The shop is not available at the moment',
  'pages.unavailableNext': 'This page cannot be loaded for now. Your cart is not lost.',
  'pages.searchDown': 'Search not available at the moment',
  'pages.searchDownHeading': 'The search is not available at the moment',
  'pages.searchDownNext':
    'We are at work to restore it. You can go back to the home page and browse the departments: your cart is not lost.',
  'pages.busy': 'Many visitors at the moment',
  'pages.busyNext':
    'The shop gets more requests than it can handle. Try again in a few seconds: your cart is not lost.',
  'pages.unsentForm': 'Your form was not sent',
  'pages.unsentFormWhy':
    'The page had not finished loading, or JavaScript is switched off in your browser. Nothing was recorded.',
  'pages.unsentFormBack': 'Back to the page to start again',
  'pages.unsentFormNext':
    'If this happens again, switch JavaScript on, or <a href="{contact}">contact us</a>: we help you.',
  'pages.missingFile': 'File not found',
  'pages.missingFileWhy': 'This file does not exist, or is not in your account.',
  'pages.missingDownload': 'This link leads to no file',
  'pages.missingDownloadWhy': 'It is incomplete, or all downloads that it allows were made.',
  'pages.missingDownloadNext':
    'Your files are in your account as well: <a href="{downloads}">My downloads</a>. Otherwise <a href="{contact}">write to us</a> with the number of your order.',
  'pages.reservedDownload': 'Reserved file',
  'pages.reservedDownloadHeading': 'This file cannot be handed out by this link',
  'pages.reservedDownloadWhy': 'It is reserved for the person who bought it, and the shop cannot hand it out here yet.',
  'pages.reservedDownloadNext': '<a href="{contact}">Write to us</a> with the number of your order: we send it to you.',
  'pages.newsletter.confirm': 'Your subscription is confirmed',
  'pages.newsletter.confirmNext': 'Thank you! You will get our next newsletter.',
  'pages.newsletter.unsubscribe': 'You will get no more newsletters',
  'pages.newsletter.unsubscribeNext': 'Your address is unsubscribed from the newsletter.',
  'pages.newsletter.invalid': 'Invalid link',
  'pages.newsletter.invalidHeading': 'This link is not valid',
  'pages.newsletter.invalidWhy': 'It is incomplete, or a later mail has replaced it. Nothing was changed.',
  'pages.newsletter.page': 'The newsletter',
  'pages.refusedLink': 'Link refused',
  'pages.refusedLinkHeading': 'This link does not open contribution mode',
  'pages.refusedLinkWhy': 'It is incomplete, or it was replaced. Ask whoever runs the shop for the current link.',
  'pages.error': '<strong>Something went wrong.</strong> We are sorry. Reload the page, or go back to the home page.',
  'pages.reference': 'Reference:',
  // Web application manifest
  'manifest.description': 'Natural food and supplements for dogs, cats and horses.',
}
