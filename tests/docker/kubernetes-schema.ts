import { type TSchema, Type } from 'typebox'

/**
 * The part of Kubernetes' API that the manifests use, without anything else: its own schemas let unknown fields pass, and a misspelt probe
 * then is none.
 */
const text = Type.String({ minLength: 1 })
const count = Type.Integer({ minimum: 0 })
const name = Type.String({ pattern: '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' })
const labels = Type.Record(Type.String({ pattern: '^([a-z0-9.-]+/)?[\\w.-]{1,63}$' }), Type.String())
const quantity = Type.String({ pattern: '^\\d+(m|Ki|Mi|Gi)?$' })
const port = Type.Union([Type.Integer({ minimum: 1, maximum: 65535 }), name])

type Fields = Record<string, TSchema>
const strict = (fields: Fields) => Type.Object(fields, { additionalProperties: false })

const metadata = strict({ name, labels, annotations: Type.Optional(labels) })
const selector = strict({ matchLabels: labels })
const manifest = (apiVersion: string, kind: string, fields: Fields) =>
  strict({ apiVersion: Type.Literal(apiVersion), kind: Type.Literal(kind), metadata, ...fields })

const probe = Type.Object(
  {
    httpGet: strict({ path: Type.String({ pattern: '^/' }), port }),
    periodSeconds: count,
    timeoutSeconds: Type.Optional(count),
    failureThreshold: Type.Optional(count),
  },
  { additionalProperties: false },
)

const container = strict({
  name,
  image: Type.String({ pattern: ':[\\w][\\w.-]+$' }),
  ports: Type.Array(strict({ name, containerPort: Type.Integer({ minimum: 1, maximum: 65535 }) })),
  envFrom: Type.Array(
    Type.Union([strict({ configMapRef: strict({ name }) }), strict({ secretRef: strict({ name }) })]),
  ),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  lifecycle: strict({ preStop: strict({ sleep: strict({ seconds: count }) }) }),
  resources: strict({
    requests: strict({ cpu: quantity, memory: quantity }),
    limits: strict({ memory: quantity }),
  }),
  securityContext: strict({
    allowPrivilegeEscalation: Type.Literal(false),
    readOnlyRootFilesystem: Type.Literal(true),
    capabilities: strict({ drop: Type.Array(text) }),
  }),
  volumeMounts: Type.Array(strict({ name, mountPath: Type.String({ pattern: '^/' }) })),
})

const pod = strict({
  automountServiceAccountToken: Type.Literal(false),
  terminationGracePeriodSeconds: count,
  securityContext: strict({
    runAsNonRoot: Type.Literal(true),
    runAsUser: Type.Integer({ minimum: 1 }),
    runAsGroup: Type.Integer({ minimum: 1 }),
    fsGroup: Type.Integer({ minimum: 1 }),
    seccompProfile: strict({ type: Type.Enum(['RuntimeDefault', 'Localhost', 'Unconfined']) }),
  }),
  topologySpreadConstraints: Type.Array(
    strict({
      maxSkew: Type.Integer({ minimum: 1 }),
      topologyKey: text,
      whenUnsatisfiable: Type.Enum(['DoNotSchedule', 'ScheduleAnyway']),
      labelSelector: selector,
    }),
  ),
  containers: Type.Array(container, { minItems: 1 }),
  volumes: Type.Array(strict({ name, emptyDir: strict({ sizeLimit: quantity }) })),
})

export const MANIFESTS: Record<string, TSchema> = {
  ConfigMap: manifest('v1', 'ConfigMap', { data: Type.Record(text, Type.String()) }),
  Secret: manifest('v1', 'Secret', { type: Type.Literal('Opaque'), stringData: Type.Record(text, Type.String()) }),
  Deployment: manifest('apps/v1', 'Deployment', {
    spec: strict({
      strategy: strict({
        type: Type.Literal('RollingUpdate'),
        rollingUpdate: strict({ maxSurge: count, maxUnavailable: count }),
      }),
      selector,
      template: strict({ metadata: strict({ labels, annotations: labels }), spec: pod }),
    }),
  }),
  Service: manifest('v1', 'Service', {
    spec: strict({
      type: Type.Enum(['ClusterIP', 'NodePort', 'LoadBalancer']),
      selector: labels,
      ports: Type.Array(strict({ name, port, targetPort: port })),
    }),
  }),
  HorizontalPodAutoscaler: manifest('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: strict({
      scaleTargetRef: strict({ apiVersion: text, kind: text, name }),
      minReplicas: Type.Integer({ minimum: 1 }),
      maxReplicas: Type.Integer({ minimum: 1 }),
      metrics: Type.Array(
        strict({
          type: Type.Literal('Resource'),
          resource: strict({
            name: Type.Enum(['cpu', 'memory']),
            target: strict({
              type: Type.Literal('Utilization'),
              averageUtilization: Type.Integer({ minimum: 1, maximum: 100 }),
            }),
          }),
        }),
      ),
      behavior: strict({
        scaleDown: strict({ stabilizationWindowSeconds: Type.Integer({ minimum: 0, maximum: 3600 }) }),
      }),
    }),
  }),
  PodDisruptionBudget: manifest('policy/v1', 'PodDisruptionBudget', {
    spec: strict({ maxUnavailable: count, selector }),
  }),
  Ingress: manifest('networking.k8s.io/v1', 'Ingress', {
    spec: strict({
      ingressClassName: Type.Optional(name),
      tls: Type.Array(strict({ hosts: Type.Array(text), secretName: name })),
      rules: Type.Array(
        strict({
          host: text,
          http: strict({
            paths: Type.Array(
              strict({
                path: Type.String({ pattern: '^/' }),
                pathType: Type.Enum(['Exact', 'Prefix', 'ImplementationSpecific']),
                backend: strict({ service: strict({ name, port: strict({ name }) }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  NetworkPolicy: manifest('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: strict({
      podSelector: selector,
      policyTypes: Type.Array(Type.Enum(['Ingress', 'Egress'])),
      ingress: Type.Array(
        strict({ from: Type.Array(strict({ namespaceSelector: selector })), ports: Type.Array(strict({ port })) }),
      ),
    }),
  }),
}
