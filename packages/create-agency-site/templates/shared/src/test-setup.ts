/** Gives jsdom what the kit needs of a browser. No media query matches, so motion is off. */
import 'agency-ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
