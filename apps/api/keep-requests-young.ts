import { setFlagsFromString } from 'node:v8'

/**
 * Tells the engine never to make objects in old memory because earlier ones of the same place in the code lived long.
 * While many rounds wait for one commit it concludes that of the objects of requests and answers, and never takes it
 * back: each then keeps its young neighbours alive, and every small collection moves 10 MB and stops the process for
 * 12–16 ms instead of 2–3 (decision 0011). Call it before anything else runs.
 */
export function keepRequestsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
