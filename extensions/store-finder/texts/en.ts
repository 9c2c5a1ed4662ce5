export default {
  'finder.title': 'Stores and pickup points',
  'finder.lead': 'Fetch your order in a store or at a pickup point.',
  'finder.own': 'Our stores',
  'finder.ownElsewhere': 'Our stores elsewhere',
  'finder.relays': '{carrier} pickup points',
  'finder.start': 'Enter a postcode to see the pickup points nearest to you.',
  'finder.out': 'These places cannot be listed at the moment. Try again in a few minutes.',
  'finder.none': 'No place near {postalCode}.',
  'finder.map': 'See on the map',
  'finder.hoursByPhone': 'Opening hours by phone: {phone}',
  'finder.hoursUnknown': 'Opening hours: please ask the place.',
}
