import { defineShop } from 'musette/config'

export default defineShop({
  sites: {
    foxglove: {
      name: 'Foxglove Books',
      locale: 'en-GB',
      languageGroup: 'foxglove',
      sessionGroup: 'books',
      currency: 'EUR',
      defaultCountry: 'IE',
      themeColor: '#5b2a4e',
      phone: '+353 1 555 0142',
      email: 'hello@foxglove.example',
    },
    'foxglove-fr': {
      name: 'Librairie Foxglove',
      basePath: '/fr',
      upstreamStore: 'fr',
      locale: 'fr-FR',
      languageGroup: 'foxglove',
      sessionGroup: 'books',
      translatedPages: ['about=qui-sommes-nous', 'delivery=livraison', 'terms=conditions-de-vente'],
      currency: 'EUR',
      defaultCountry: 'FR',
      themeColor: '#5b2a4e',
      phone: '+353 1 555 0142',
      email: 'bonjour@foxglove.example',
    },
  },
  extensions: ['books'],
})
