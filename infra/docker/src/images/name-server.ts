import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Where Docker answers questions for names in a container. */
const ADDRESS = '127.0.0.11';

/** Answers every question for a name with this machine, as the name server that nginx asks in a container. */
export async function startNameServer(): Promise<Disposable> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const answer = Buffer.concat([
      question.subarray(0, 2),
      // A response without an error: one question, one answer.
      Buffer.from([0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]),
      question.subarray(12),
      // The name of the question, type A, class IN, 5 seconds, 127.0.0.1.
      Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 5, 0, 4, 127, 0, 0, 1]),
    ]);
    socket.send(answer, port, address);
  });
  socket.bind(53, ADDRESS);
  await once(socket, 'listening');
  return { [Symbol.dispose]: () => socket.close() };
}
