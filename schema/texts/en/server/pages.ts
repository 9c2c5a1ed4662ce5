/** What only the server says of the catalogue and on pages without the store. */
export default {
  // Catalogue
  'catalog.stock.out': 'Out of stock',
  'catalog.piecesLeft': 'Only {count} left in stock',
  'catalog.range': '{from} to {to}',
  'catalog.rangeFrom': '{from} or more',
  'catalog.yes': 'Yes',
  'catalog.no': 'No',
  'catalog.category': 'Category',
  'currency.unknown': 'This currency is not offered.',
  'video.watch': 'Watch the video',
  'footer.contact': 'How to reach us',
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
  // Notices that the law wants
  'notice.varies': 'Depends on the chosen option.',
  'notice.years': '{years} years',
  'notice.months': '{months} months',
  'notice.guarantee': 'Legal guarantee of conformity',
  'notice.guarantee.duration':
    'For two years from delivery, the seller is liable for any lack of conformity of the goods, at no cost to you.',
  'notice.guarantee.when':
    'This is so if the goods are faulty, are not as described, or do not serve the purpose that can be expected.',
  'notice.guarantee.rights':
    'You can ask for repair or replacement; failing that, for a lower price or your money back.',
  'notice.guarantee.others':
    'Seller or producer may offer a commercial guarantee besides: it never replaces the legal one. In other countries of the Union the legal guarantee may last longer.',
  'notice.guarantee.defects':
    'The guarantee against hidden defects (French civil code, art. 1641 ff.) applies as well, for two years from their discovery.',
  'notice.guarantee.link': 'Your rights, on the site of the European Union',
  'notice.guarantee.href': 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm',
  'notice.durability': 'Commercial guarantee of durability',
  'notice.durability.text':
    'The producer guarantees this product for {duration}, at no cost, on top of the legal guarantee of two years.',
  'notice.durability.time': 'Duration',
  'notice.durability.maker': 'Producer',
  'notice.durability.model': 'Model',
  'notice.exception.varies': 'Whether you may withdraw depends on the chosen option.',
  'notice.safety': 'Product safety',
  'notice.safety.maker': 'Manufacturer',
  'notice.safety.makerContact': 'Contact of the manufacturer',
  'notice.safety.euPerson': 'Responsible in the European Union',
  'notice.safety.euContact': 'Contact of the responsible person',
  'notice.safety.warnings': 'Warnings',
  'notice.waste': 'Sorting and environment',
  'notice.waste.sorting': 'How to sort it',
  'notice.waste.environment': 'Environmental qualities',
  'notice.producer': 'Extended producer responsibility',
  'notice.producer.text': 'Unique identifiers given by ADEME (French environmental code, art. L. 541-10-13).',
  // Contribution mode
  'contribution.notOpen': 'Contribution mode is not open: open the link that you were given again.',
  // Status pages: HTML, so that links stand within the sentences
  'pages.unavailable': 'Shop not available at the moment',
  'pages.unavailableHeading': 'The shop is not available at the moment',
  'pages.unavailableNext':
    'This page cannot be loaded for now. It reloads by itself as soon as the shop responds. Your cart is not lost.',
  'pages.searchDown': 'Search not available at the moment',
  'pages.searchDownHeading': 'The search is not available at the moment',
  'pages.searchDownNext':
    'We are at work to restore it. You can <a href="{home}">go back to the home page</a> and browse the departments: your cart is not lost.',
  'pages.busy': 'Many visitors at the moment',
  'pages.busyNext':
    'The shop gets more requests than it can handle. Try again in a few seconds: your cart is not lost.',
  'pages.unsentForm': 'Your form was not sent',
  'pages.unsentFormWhy':
    'The page had not finished loading, or JavaScript is switched off in your browser. Nothing was recorded.',
  'pages.unsentFormBack': 'Back to the page to start again',
  'pages.unsentFormNext':
    'If this happens again, switch JavaScript on, or <a href="{contact}">contact us</a>: we help you.',
  'pages.signedIn': 'You are signed in',
  'pages.refusedForm': 'This did not work',
  'pages.refusedFormBack': 'Back to the page to correct it',
  'pages.cookies': 'Your browser refuses cookies',
  'pages.cookiesNext': 'If that is not enough, <a href="{contact}">contact us</a>: we will help you.',
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
  'pages.account.confirmed': 'Your account is open',
  'pages.account.confirmedNext': 'Your address is confirmed. Sign in with your password.',
  'pages.account.signIn': 'Sign in',
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
  'pages.error': 'Something went wrong',
  'pages.errorNext': 'We are sorry. Reload the page, or <a href="{home}">go back to the home page</a>.',
  'pages.reference': 'Reference:',
  // Statement on accessibility
  'accessibility.full': 'Accessibility: fully compliant',
  'accessibility.partial': 'Accessibility: partially compliant',
  'accessibility.none': 'Accessibility: not compliant',
  'accessibility.heading': 'Accessibility statement',
  'accessibility.description': 'How far the shop {site} complies with RGAA 4.1.2, and how to reach us.',
  'accessibility.lead':
    '{site} wants everybody to be able to order here, as Directive (EU) 2019/882 and article 47 of the French law no. 2005-102 of 11 February 2005 ask. This statement is about this online shop.',
  'accessibility.state': 'State of compliance',
  'accessibility.state.full': 'fully compliant',
  'accessibility.state.partial': 'partially compliant',
  'accessibility.state.none': 'not compliant',
  'accessibility.share':
    'This shop is <strong>{state}</strong> with the French accessibility standard (RGAA), version 4.1.2: it meets {met} of the {applicable} criteria that concern it, which is {share} %.',
  'accessibility.unchecked':
    '{count, plural, one {# criterion has been checked by nobody yet, and counts as not met} other {# criteria have been checked by nobody yet, and count as not met}}: {numbers}.',
  'accessibility.barriers': 'What is not accessible',
  'accessibility.noBarriers': 'Nothing is known so far.',
  'accessibility.made': 'How this statement was made',
  'accessibility.madeHere':
    'It was made on {date} from automatic checks and from visits that a browser repeats. No person has audited the shop yet.',
  'accessibility.madeBy': 'It was made on {date}, after an audit by {auditor}.',
  'accessibility.technologies': 'Technologies',
  'accessibility.tested': 'Checks',
  'accessibility.testedByRules': 'Rules of axe and html-validate on each type of page, and at each step of a purchase.',
  'accessibility.testedByOrders':
    'Two whole purchases in Chromium: one by keyboard alone, the other by what a screen reader is told, roles and names only.',
  'accessibility.testedByReading':
    'Pages enlarged to 200 % and 400 %, with spaced text, forced colours and reduced motion.',
  'accessibility.contact': 'Feedback and contact',
  'accessibility.contactWhy': 'If something here resists you, tell us: we will help you to get it in another way.',
  'accessibility.byMail': 'By e-mail: {address}',
  'accessibility.byPhone': 'By telephone: {number}',
  'accessibility.byForm': 'By the <a href="{contact}">contact form</a>',
  'accessibility.appeal': 'Appeal',
  'accessibility.appealWhy':
    'If you have told us of something that is not accessible, and our answer does not satisfy you, you can:',
  'accessibility.appeal.form':
    'write to the <a href="https://formulaire.defenseurdesdroits.fr/">French Defender of Rights</a> by the form;',
  'accessibility.appeal.delegate':
    'reach the <a href="https://www.defenseurdesdroits.fr/carte-des-delegues">Defender’s delegate</a> in your region;',
  'accessibility.appeal.post':
    'send a letter, free of charge and without a stamp: DEFENSEUR DES DROITS, LIBRE REPONSE 71120, 75342 PARIS CEDEX 07.',
  // Web application manifest
  'manifest.description': 'Natural food and supplements for dogs, cats and horses.',
}
