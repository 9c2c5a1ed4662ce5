import DownloadsScreen from '../../../web/screens/downloads/DownloadsScreen.tsx'
import InvoiceScreen from '../../../web/screens/orders/InvoiceScreen.tsx'
import OrderListScreen from '../../../web/screens/orders/OrderListScreen.tsx'
import OrderScreen from '../../../web/screens/orders/OrderScreen.tsx'
import RefundsScreen from '../../../web/screens/orders/RefundsScreen.tsx'
import { none, testScreenStates } from './screen-states.tsx'

const params = { orderId: 'x', invoiceId: '1' }

const cases = {
  orders: {
    node: <OrderListScreen />,
    operation: 'CustomerOrders',
    title: 'Mes commandes',
    nothing: { me: { orderList: none } },
    said: 'Vous n’avez pas encore passé de commande.',
  },
  'an order': {
    node: <OrderScreen params={params} />,
    operation: 'OrderDetails',
    title: 'Ma commande',
    nothing: { order: null },
    said: 'Commande introuvable',
  },
  'an invoice': {
    node: <InvoiceScreen params={params} />,
    operation: 'Invoice',
    title: 'Facture',
    nothing: { invoice: null },
    said: 'Facture introuvable',
  },
  'refunds of an order': {
    node: <RefundsScreen params={params} />,
    operation: 'OrderRefunds',
    title: 'Remboursements',
    nothing: { order: { order_id: 'x', number: '42', refunds: [] } },
    said: 'Rien n’a été remboursé pour cette commande.',
  },
  'bought files': {
    node: <DownloadsScreen />,
    operation: 'DownloadableProducts',
    title: 'Mes téléchargements',
    nothing: { me: { downloadableProducts: [] } },
    said: 'Vous n’avez acheté aucun fichier à télécharger.',
  },
}

testScreenStates(cases, 'storeCredit', 'newsletter')
