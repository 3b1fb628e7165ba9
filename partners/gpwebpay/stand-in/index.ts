import type { MakeStandIn } from '../../stand-in.ts'
import { buildGpWebPay, gpWebPayKeysFolder } from './gpwebpay-server.ts'

export const standIn: MakeStandIn = ({ dataFolder }) => buildGpWebPay({ keysFolder: gpWebPayKeysFolder(dataFolder) })
