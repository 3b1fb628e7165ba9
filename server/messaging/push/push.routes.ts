import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/push.ts'
import { serve } from '#server/kernel/index.ts'
import * as own from './own-push.ts'

/** Mounts the calls of players about notifications. */
export function pushRoutes(app: FastifyInstance, needs: own.OwnPushNeeds): void {
  serve(app, calls.getPush, (input) => own.showOwnPush(needs, input))
  serve(app, calls.agreeToPush, (input) => own.agreeToOwnPush(needs, input))
  serve(app, calls.addPushDevice, (input) => own.addOwnDevice(needs, input))
  serve(app, calls.confirmPushDevice, (input) => own.confirmOwnDevice(needs, input))
  serve(app, calls.removePushDevice, (input) => own.removeOwnDevice(needs, input))
}
