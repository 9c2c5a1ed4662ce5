import { DeviceValue } from '../../site/device-value.ts'
import { deviceStorage } from '../../site/storage.ts'

/** Removes from the device what belongs to a customer; null for whichever customer it is. */
export function forgetDeviceOf(customer: string | null): void {
  for (const name of deviceStorage.names()) {
    const { owner } = (deviceStorage.readJson(name) ?? {}) as { owner?: unknown }
    if (typeof owner === 'string' && (customer === null || owner === customer))
      new DeviceValue(name, () => null).store(null)
  }
}
