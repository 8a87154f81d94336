// SPDX-License-Identifier: MIT
#include "base/xml.hpp"

#include <gtest/gtest.h>

namespace harary {
namespace {

TEST(XmlEscaped, WhatXmlReadsAsMarkupBecomesEntities) {
  EXPECT_EQ(xml_escaped("a < b && \"c\" > 'd'"), "a &lt; b &amp;&amp; &quot;c&quot; &gt; 'd'");
  EXPECT_EQ(xml_escaped("&lt;"), "&amp;lt;");
  EXPECT_EQ(xml_escaped("Kőnig"), "Kőnig");
  EXPECT_EQ(xml_escaped(""), "");
}

}  // namespace
}  // namespace harary
