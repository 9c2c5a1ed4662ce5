import { defineServerExtension } from 'musette/server'
import { personalData, stockAlertResolvers } from './server/resolvers.ts'
import { storeMessages } from './server/store-messages.ts'
import { hasGuestAlerts, isActive } from './server/stock-alert-modules.ts'

export default defineServerExtension({
  resolvers: stockAlertResolvers,
  storeMessages,
  personalData,
  storePages: { 'stockradar/subscription/unsubscribe': '/account/stock-alert' },
  sensitiveMutations: ['subscribeToStockAlert', 'unsubscribeFromStockAlert', 'cancelStockAlert'],
  features: {
    stockAlerts: { isActive, remedy: 'a module for stock alerts: extensions/stock-alert/README.md' },
    guestStockAlerts: { isActive: hasGuestAlerts, remedy: 'the module Byte8_StockRadar' },
  },
})
