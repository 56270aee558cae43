// The program of the embedded store: built, it is one file instead of a hundred and fifty to read at each start.
import '@gaemi/embedded-mongo/main';
