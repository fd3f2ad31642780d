import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts'

/** A span as it arrived. Ids in hex, times in nanoseconds. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  /** Empty for the root of a trace. */
  parentId: string
  name: string
  /** 1 internal, 2 server, 3 client. */
  kind: number
  start: bigint
  end: bigint
  attributes: Record<string, Attribute>
  links: { traceId: string; spanId: string }[]
  events: number
  /** 0 unset, 1 ok, 2 error. */
  status: number
  statusMessage: string
  resource: Record<string, Attribute>
}

type Attribute = string | number | boolean

export interface OtlpStandIn extends StandIn {
  /** Everything that was taken, decoded. */
  spans(): ReceivedSpan[]
}

/** A receiver of OTLP over HTTP with protobuf (`opentelemetry/proto/collector/trace/v1`). */
export async function startOtlp(options: StandInOptions = {}): Promise<OtlpStandIn> {
  const standIn = await startStandIn(
    ({ method, path, headers }) =>
      method === 'POST' &&
      path === '/v1/traces' &&
      headers['content-type'] === 'application/x-protobuf'
        ? { headers: { 'content-type': 'application/x-protobuf' }, body: new Uint8Array() }
        : { status: 415 },
    options,
  )
  return { ...standIn, spans: () => standIn.requests.flatMap(({ bytes }) => decodeExport(bytes)) }
}

interface Wire {
  tag: number
  /** Of varints and fixed widths. */
  number: bigint
  bytes: Uint8Array
}

/** The fields of one protobuf message, in order. Throws on what is none. */
function* fieldsOf(bytes: Uint8Array): Generator<Wire> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = view.getUint8(at++)
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const none = new Uint8Array()
  while (at < bytes.length) {
    const key = Number(varint())
    const tag = key >> 3
    const type = key & 7
    if (type === 0) yield { tag, number: varint(), bytes: none }
    else if (type === 1) {
      yield { tag, number: view.getBigUint64(at, true), bytes: bytes.subarray(at, at + 8) }
      at += 8
    } else if (type === 2) {
      const length = Number(varint())
      if (at + length > bytes.length) throw new Error('cut off')
      yield { tag, number: 0n, bytes: bytes.subarray(at, at + length) }
      at += length
    } else if (type === 5) {
      yield { tag, number: BigInt(view.getUint32(at, true)), bytes: bytes.subarray(at, at + 4) }
      at += 4
    } else throw new Error(`no protobuf: wire type ${type}`)
  }
}

const all = (bytes: Uint8Array, tag: number) =>
  [...fieldsOf(bytes)].filter((field) => field.tag === tag)
const text = (bytes: Uint8Array | undefined) =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes)
const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')

function attributesOf(fields: Wire[]): Record<string, Attribute> {
  return Object.fromEntries(
    fields.map(({ bytes }) => {
      const [value] = fieldsOf(all(bytes, 2)[0]?.bytes ?? new Uint8Array())
      const read =
        value?.tag === 1
          ? text(value.bytes)
          : value?.tag === 2
            ? value.number === 1n
            : Number(value?.number)
      return [text(all(bytes, 1)[0]?.bytes), read]
    }),
  )
}

function decodeExport(bytes: Uint8Array): ReceivedSpan[] {
  return all(bytes, 1).flatMap(({ bytes: resourceSpans }) => {
    const resource = attributesOf(all(all(resourceSpans, 1)[0]?.bytes ?? new Uint8Array(), 1))
    return all(resourceSpans, 2).flatMap((scope) =>
      all(scope.bytes, 2).map((span) => decodeSpan(span.bytes, resource)),
    )
  })
}

function decodeSpan(bytes: Uint8Array, resource: ReceivedSpan['resource']): ReceivedSpan {
  const one = (tag: number) => all(bytes, tag)[0]
  const status = one(15)?.bytes ?? new Uint8Array()
  return {
    traceId: hex(one(1)?.bytes),
    spanId: hex(one(2)?.bytes),
    parentId: hex(one(4)?.bytes),
    name: text(one(5)?.bytes),
    kind: Number(one(6)?.number),
    start: one(7)?.number ?? 0n,
    end: one(8)?.number ?? 0n,
    attributes: attributesOf(all(bytes, 9)),
    events: all(bytes, 11).length,
    links: all(bytes, 13).map((link) => ({
      traceId: hex(all(link.bytes, 1)[0]?.bytes),
      spanId: hex(all(link.bytes, 2)[0]?.bytes),
    })),
    status: Number(all(status, 3)[0]?.number ?? 0),
    statusMessage: text(all(status, 2)[0]?.bytes),
    resource,
  }
}
