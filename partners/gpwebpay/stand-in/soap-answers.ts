import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#providers/kit/html.ts'
import type { GpGateway } from './gateway.ts'
import { signWith } from './signed-fields.ts'

export type Pair = readonly [name: string, value: string]

export const XML = 'text/xml; charset=utf-8'

/** A signed failure, with HTTP 500. */
export function sendFault(
  gateway: GpGateway,
  reply: FastifyReply,
  messageId: string,
  prcode: number,
  srcode: number,
  more: readonly Pair[] = [],
): FastifyReply {
  const fields: Pair[] = [
    ['messageId', messageId],
    ['primaryReturnCode', String(prcode)],
    ['secondaryReturnCode', String(srcode)],
    ...more,
  ]
  const signature = signWith(gateway.settings.gatewayPrivatePem, fields.map(([, text]) => text).join('|'))
  return reply
    .status(500)
    .type(XML)
    .send(
      envelope(
        '<soapenv:Fault><faultcode>soapenv:Server</faultcode><faultstring>failed</faultstring><detail>' +
          `<p:serviceException>${write([...fields, ['signature', signature]])}</p:serviceException>` +
          '</detail></soapenv:Fault>',
      ),
    )
}

export function write(fields: readonly Pair[]): string {
  return fields.map(([name, text]) => `<t:${name}>${escapeHtml(text)}</t:${name}>`).join('')
}

export function envelope(body: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
    'xmlns:p="http://gpe.cz/pay/pay-ws/proc/v1" xmlns:t="http://gpe.cz/pay/pay-ws/proc/v1/type">' +
    `<soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`
  )
}
