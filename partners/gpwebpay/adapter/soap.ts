import { element, xmlDocument } from '#server/kernel/index.ts'

/** A field of a message: its name and its text, in the order of the document. */
export type SoapField = readonly [name: string, text: string]

const BODY_NAMESPACE = 'http://gpe.cz/pay/pay-ws/proc/v1'
const FIELD_NAMESPACE = 'http://gpe.cz/pay/pay-ws/proc/v1/type'

/**
 * Writes a request of the web services: SOAP 1.1, document/literal (providers §2.6).
 * @param operation wrapper, such as `getPaymentDetail`
 * @param wrapped its content, such as `paymentDetailRequest`
 */
export function writeSoap(operation: string, wrapped: string, fields: readonly SoapField[]): string {
  const inner = fields.map(([name, text]) => element(`t:${name}`, text))
  const body = element('soapenv:Body', [element(`p:${operation}`, [element(`p:${wrapped}`, inner)])])
  return xmlDocument(
    element('soapenv:Envelope', [body], {
      'xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
      'xmlns:p': BODY_NAMESPACE,
      'xmlns:t': FIELD_NAMESPACE,
    }),
  )
}

/**
 * Parses the fields of an element, with any prefix; undefined when it is absent. Supports only what these services
 * send: no attributes on fields, no nesting, no entities except the five of XML.
 */
export function readSoap(text: string, named: RegExp): SoapField[] | undefined {
  if (text.includes('<!')) return undefined
  const opening = new RegExp(`<(?:[\\w-]+:)?(${named.source})(?:\\s[^>]*)?>([\\s\\S]*)</(?:[\\w-]+:)?\\1>`)
  const inner = opening.exec(text)?.[2]
  if (inner === undefined) return undefined
  return [...inner.matchAll(/<(?:[\w-]+:)?([\w-]+)(?:\s[^>]*)?>([^<]*)<\//g)].map(([, name, value]) => [
    name ?? '',
    unescapeXml(value ?? ''),
  ])
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
}
