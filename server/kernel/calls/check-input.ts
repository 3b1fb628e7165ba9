import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { isDay, isInstant } from '#contract/shapes/calendar.ts'
import { serializerWhenUsed, validatorWhenUsed } from '../when-used.ts'

type Compilers = {
  readonly validator: FastifySchemaCompiler<unknown>
  readonly serializer: FastifySerializerCompiler<unknown>
}

/**
 * Bodies are not coerced: no type is converted and no unknown field is dropped silently. Query and path values arrive
 * as text, so numbers and booleans are parsed from it.
 */
export function makeCompilers(): Compilers {
  const build = AjvCompiler()
  const common = { removeAdditional: false, useDefaults: false, allErrors: false, strict: false } as const
  const options = { onCreate: useOwnCalendar }
  const forBodies = build({}, { ...options, customOptions: { ...common, coerceTypes: false } })
  const forText = build({}, { ...options, customOptions: { ...common, coerceTypes: 'array' } })
  const forReplies = SerializerSelector()({})
  return {
    validator: (route) => (route.httpPart === 'body' ? forBodies(route) : forText(route)),
    serializer: (route) => forReplies({ ...route, httpStatus: route.httpStatus ?? '' }),
  }
}

/**
 * One per process: opening several APIs in it, as tests do, compiles no schema twice. Ajv caches its validators by
 * schema; the compiler of serializers does not.
 */
let kept: Compilers | undefined
const serializers = new WeakMap<object, ReturnType<Compilers['serializer']>>()

export const compilersOfProcess = (): Compilers => (kept ??= makeCompilers())

/** Validates input and serializes replies by the schemas of a call, compiled when the call is first used. */
export function checkInput(app: FastifyInstance): void {
  const { validator, serializer } = compilersOfProcess()
  app.setValidatorCompiler((route) => validatorWhenUsed(() => validator(route)))
  app.setSerializerCompiler((route) =>
    serializerWhenUsed(() => {
      const schema = route.schema as object
      const made = serializers.get(schema) ?? serializer(route)
      serializers.set(schema, made)
      return made
    }),
  )
}

/** The formats of the library allow a second 60 and a year 0, which the database does not. */
function useOwnCalendar(ajv: { addFormat: (name: string, isRight: (text: string) => boolean) => unknown }): void {
  ajv.addFormat('date', isDay)
  ajv.addFormat('date-time', isInstant)
}
