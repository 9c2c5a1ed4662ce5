export default {
  'finder.title': 'Stores and pickup points',
  'finder.lead': 'Where can I fetch my order? Search around a postcode.',
  'finder.own': 'Our stores',
  'finder.relays': '{carrier} pickup points',
  'finder.out': 'These places cannot be listed at the moment. Try again in a few minutes.',
  'finder.none': 'No place near {postalCode}.',
  'finder.map': 'See on the map',
  'finder.hoursUnknown': 'Opening hours: please ask the place.',
}
