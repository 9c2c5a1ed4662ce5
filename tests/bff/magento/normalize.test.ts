import { describe, expect, test } from 'vitest'
import { normalizeResponse } from '../../../bff/magento/normalize.ts'
import { UpstreamError, type UpstreamErrorKind } from '../../../bff/magento/upstream-error.ts'

const read = (status: number, body: unknown) =>
  normalizeResponse(status, typeof body === 'string' ? body : JSON.stringify(body), 'Test')

const kindThrown = (status: number, body: unknown) => {
  try {
    read(status, body)
  } catch (error) {
    return error instanceof UpstreamError ? error.kind : error
  }
  return undefined
}

const withError = (message: string, category?: string, data?: unknown) => ({
  errors: [{ message, ...(category && { extensions: { category } }) }],
  ...(data !== undefined && { data }),
})

const withPath = (message: string, data: object) => ({ errors: [{ message, path: ['a'] }], data })

describe('a GraphQL response', () => {
  test('is read on any status', () => {
    for (const status of [200, 400, 401, 403, 500]) expect(read(status, { data: { a: 1 } }).data).toEqual({ a: 1 })
  })

  test('is maintenance where an error has the mark of it, on any status', () => {
    const body = { errors: [{ message: 'Unavailable: #503 Maintenance flag' }], data: { a: 1 } }
    for (const status of [200, 400, 500]) expect(kindThrown(status, body)).toBe('maintenance')
  })

  test('keeps partial data beside its error', () => {
    const response = read(
      200,
      withError("La page CMS n'existe pas.", 'graphql-no-such-entity', { a: null, b: { title: 'B' } }),
    )
    expect(response.data).toEqual({ a: null, b: { title: 'B' } })
    expect(response.errors.map(({ kind, message }) => [kind, message])).toEqual([
      ['not-found', "La page CMS n'existe pas."],
    ])
  })

  test.each<[string, number, object, UpstreamErrorKind]>([
    ['input of a shopper', 200, withError('Coupon', 'graphql-input', { a: null }), 'input'],
    ['no such entity', 200, withError('x', 'graphql-no-such-entity', { a: null }), 'not-found'],
    ['authentication', 401, withError('x', 'graphql-authentication'), 'authentication'],
    ['authorization', 403, withError('x', 'graphql-authorization', { a: null }), 'authorization'],
    ['already exists', 200, withError('x', 'graphql-already-exists', { a: null }), 'already-exists'],
    ['too many requests with a category', 200, withError('x', 'graphql-too-many-requests'), 'too-many-requests'],
    [
      'backpressure without a category',
      200,
      withError('Too Many Requests', undefined, { placeOrder: null }),
      'too-many-requests',
    ],
    ['no such entity in 2.4.6', 200, withPath('x', { a: null }), 'not-found'],
    ['crashed resolver of 2.4.6', 200, withPath('Internal server error', { a: null }), 'rejected'],
    ['crashed resolver', 200, withError('Internal server error', undefined, { route: null }), 'rejected'],
    ['refused document', 200, withError('Cannot query field "x" on type "Query".'), 'rejected'],
    ['syntax error', 500, withError('Syntax Error: Unexpected <EOF>'), 'rejected'],
    ['unknown store view', 500, withError('Requested store is not found', 'graphql-input'), 'rejected'],
    ['unknown store view in 2.4.8', 400, withError('Requested store is not found', 'graphql-input'), 'rejected'],
    ['unknown store view in 2.4.9', 200, withError('Requested store is not found', 'graphql-input'), 'rejected'],
    ['too many aliases', 200, withError('Max Aliases in query should be 10 but got 11.', 'graphql-input'), 'rejected'],
    [
      'input of a shopper for a field that has to have a value',
      200,
      { errors: [{ message: 'x', path: ['mergeCarts'], extensions: { category: 'graphql-input' } }] },
      'input',
    ],
  ])('tells %s', (_case, status, body, kind) => {
    expect(read(status, body).errors.map((error) => error.kind)).toEqual([kind])
  })

  test('without category or message is still an error', () => {
    expect(read(200, { errors: [{}] }).errors).toMatchObject([{ kind: 'rejected' }])
  })
})

describe('no GraphQL response', () => {
  test.each<[string, number, unknown, UpstreamErrorKind]>([
    ['maintenance', 503, '<h1>Service Temporarily Unavailable</h1>', 'maintenance'],
    ['maintenance whatever the body', 503, { data: { a: 1 } }, 'maintenance'],
    ['maintenance in developer mode', 500, 'Unable to proceed: the maintenance mode is enabled.', 'maintenance'],
    ['database down', 500, '<!doctype html><title>There has been an error', 'unavailable'],
    ['PHP down', 502, '<html><h1>502 Bad Gateway</h1></html>', 'unavailable'],
    ['address too long', 414, '<html>414 Request-URI Too Large</html>', 'unavailable'],
    ['a login page', 200, '<html>Please sign in</html>', 'unavailable'],
    ['nothing', 200, '', 'unavailable'],
    ['cut JSON', 200, '{"data":{"a"', 'unavailable'],
    ['another JSON', 200, '[1,2]', 'unavailable'],
    ['JSON without data', 200, '{"message":"hello"}', 'unavailable'],
    ['data of a wrong type', 200, '{"data":"x"}', 'unavailable'],
    ['data null without an error', 200, '{"data":null}', 'unavailable'],
  ])('%s', (_case, status, body, kind) => {
    expect(kindThrown(status, body)).toBe(kind)
  })
})
