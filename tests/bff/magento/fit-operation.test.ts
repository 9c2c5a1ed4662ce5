import { describe, expect, test } from 'vitest'
import { magentoContract } from '../../../bff/magento/contract.ts'
import { fitOperation } from '../../../bff/magento/fit-operation.ts'
import type { AnyOperation } from '../../../bff/magento/request.ts'

function operation(text: string): AnyOperation {
  return { name: 'Some', kind: text.startsWith('mutation') ? 'mutation' : 'query', text, sha256: 'of the whole' }
}

function fitted(text: string, ...missing: string[]): string | null {
  return fitOperation(operation(text), magentoContract(), new Set(missing))?.text ?? null
}

describe('an operation for a store that lacks a member', () => {
  test('is the same object where nothing is missing', () => {
    const whole = operation('query Some{storeConfig{store_code}}')
    expect(fitOperation(whole, magentoContract(), new Set(['Cart.id']))).toBe(whole)
  })

  test('goes without the field, its arguments, and the variables that nothing else uses', () => {
    const text =
      'query Some($id:String!,$page:Int!){cart(cart_id:$id){id}customer{email orders(currentPage:$page){total_count}}}'
    expect(fitted(text, 'Customer.orders')).toBe('query Some($id:String!){cart(cart_id:$id){id}customer{email}}')
  })

  test('has a hash of its own, so that caches keep both apart', () => {
    const cut = fitOperation(
      operation('query Some{storeConfig{store_code contact_enabled}}'),
      magentoContract(),
      new Set(['StoreConfig.contact_enabled']),
    )
    expect(cut?.text).toBe('query Some{storeConfig{store_code}}')
    expect(cut?.sha256).toMatch(/^[\da-f]{64}$/)
  })

  test('loses a field of which nothing is left, up to the operation itself', () => {
    const text = 'query Some{customer{store_credit{enabled}}}'
    expect(fitted(text, 'CustomerStoreCredit.enabled')).toBeNull()
    expect(fitted(text, 'CustomerStoreCredit')).toBeNull()
    expect(fitted(`${text.slice(0, -2)}email}}`, 'Customer.store_credit')).toBe('query Some{customer{email}}')
  })

  test('loses fragments on types that are not there, wherever they are spread', () => {
    const text =
      'query Some{customer{email orders{items{...O}}}}fragment O on CustomerOrder{number items{...I}}fragment I on OrderItem{id}'
    expect(fitted(text, 'CustomerOrder')).toBe('query Some{customer{email}}')
    expect(fitted(text, 'OrderItem')).toBe('query Some{customer{email orders{items{number}}}}')
  })

  test('leaves out fields of literal inputs, under the name that the input has in this contract', () => {
    const text =
      'query Some($n:String!,$p:String!,$l:String!){guestOrder(input:{number:$n,email:$n,postcode:$p,lastname:$l}){id}}'
    expect(fitted(text, 'OrderInformationInput.postcode')).toBe(
      'query Some($n:String!$l:String!){guestOrder(input:{number:$n email:$n lastname:$l}){id}}',
    )
  })

  test('selects nothing instead of what the store lacks', () => {
    const text = 'query Some{storeConfig{store_code}attributesList(entityType:RMA_ITEM){items{code}}}'
    expect(fitted(text, 'AttributeEntityTypeEnum.RMA_ITEM')).toBe('query Some{storeConfig{store_code}}')
  })

  test('keeps a member of the same name in another type', () => {
    const text = 'query Some{customer{email}cart(cart_id:"1"){email}}'
    expect(fitted(text, 'Cart.email')).toBe('query Some{customer{email}}')
  })
})
