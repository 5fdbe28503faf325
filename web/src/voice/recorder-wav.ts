const headerBytes = 44;
const bytesPerSample = 2;

/** Samples from -1 to 1 as a WAV file: 16 bits, one channel. What is louder is cut. */
export function wavOf(samples: Float32Array, rate: number): ArrayBuffer {
  const bytes = samples.length * bytesPerSample;
  const file = new DataView(new ArrayBuffer(headerBytes + bytes));
  writeHeader(file, bytes, rate);
  for (const [at, sample] of samples.entries()) {
    const cut = Math.max(-1, Math.min(1, sample));
    // there is one step more below zero than above it
    file.setInt16(headerBytes + at * bytesPerSample, Math.round(cut * (cut < 0 ? 0x8000 : 0x7fff)), true);
  }
  return file.buffer;
}

function writeHeader(file: DataView<ArrayBuffer>, bytes: number, rate: number) {
  const name = (at: number, four: string) => {
    for (let i = 0; i < 4; i++) file.setUint8(at + i, four.charCodeAt(i));
  };
  name(0, "RIFF");
  file.setUint32(4, headerBytes - 8 + bytes, true);
  name(8, "WAVE");
  name(12, "fmt ");
  file.setUint32(16, 16, true);
  // uncompressed, one channel
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * bytesPerSample, true);
  file.setUint16(32, bytesPerSample, true);
  file.setUint16(34, 8 * bytesPerSample, true);
  name(36, "data");
  file.setUint32(40, bytes, true);
}

/** Several channels made one, each heard as much. All are of one length. */
export function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((sample, at) => {
    const sum = others.reduce((all, channel) => all + (channel[at] ?? 0), sample);
    return sum / channels.length;
  });
}
