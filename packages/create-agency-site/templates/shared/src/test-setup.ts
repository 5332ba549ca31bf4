/** Adds the browser APIs that the kit needs to jsdom. Media queries never match, so motion is off. */
import 'agency-ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
